about The focused item stays mounted and follows edits, until the focus leaves it.
list 1000
items 30 known
start disabled
viewport 100

0      list.focus 2 keyboard false
       place 15000
+0.1                                   isMounted 2 true
       insert 4 at 0
+0.05                                  isMounted 6 true  isMounted 2 false
       list.focus none keyboard false
+0.05                                  isMounted 6 false
