about When a scrolled list with end alignment becomes shorter than its viewport, it is at its start at once.
list 30 alignment=end | 30 alignment=end sticksToEnd=true startsAtEnd=true
items 50
start disabled

0.2   place 500
+0.2  remove 22 at 5  offset 0  position last 750
+1                    offset 0  position last 750
