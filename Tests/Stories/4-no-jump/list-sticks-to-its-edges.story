about A list that sticks to its edges stays there when items are inserted or grow.
list 10 sticksToStart=true sticksToEnd=true
items 30 known
start disabled
viewport 100

0     insert 2 at 0           offset 0
      scrollTo item last end
+0.1  measure 11 130          end distance 0
      insert 1 at end
+1                            end distance 0
