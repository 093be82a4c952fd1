about A drag scrolls through an open gap before it scrolls the enclosing scroll view.
source driven
start disabled
end policy=approach:0 gap=points:60
edge end

         place 2200
+0.0625                                refreshing  gap 60  leadsOut false
         dragBegan 1 400 0 outer=both
         drag -100                     isDragging true
         lift
+2                                     offset 2260  leadsOut true
         dragBegan 1 300 0 outer=both
         drag -100                     isDragging false
