about When the viewport of a scrolled list with end alignment grows past its content, it is at its start at once.
list 14 alignment=end | 14 alignment=end sticksToEnd=true startsAtEnd=true
items 50
start disabled
viewport 500

0.2   place 150
+0.2  resize 800  offset 0  position last 750
+1                offset 0  position last 750
