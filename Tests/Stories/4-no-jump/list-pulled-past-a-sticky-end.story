about A measurement does not move content that is pulled past the end that a chat sticks to.
list 60 chat
start disabled
end headerFooter
edge end

0.5  pull 60        overscroll 60
     measure 59 41  moved 0
     resize 790     moved -10
