about An edge without more content passes a drag to the enclosing scroll view, until more can load.
source driven
start disabled
end headerFooter
edge end

  place 2200
  exhaust end true              leadsOut true
  dragBegan 1 400 0 outer=both
  drag -100                     isDragging false
  lift
  exhaust end false             leadsOut false
  dragBegan 1 300 0 outer=both
  drag -100                     isDragging true
