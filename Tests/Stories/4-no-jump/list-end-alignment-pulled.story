about Edits during a pull keep the overscroll of a short list, and the content returns after the lift.
list 3 alignment=end
items 50

0.2  pull 30          offset -30
     insert 2 at end  offset -30
     insert 1 at 0    offset -30
     remove 4 at 0    offset -30
     lift
+2                    offset 0  position last 750
