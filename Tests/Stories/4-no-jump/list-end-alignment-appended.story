about In a short list with end alignment, appended items move the others up, and so does one that grows.
list 2 spacing=10 startInset=8 endInset=12 alignment=end | 2 spacing=10 startInset=8 endInset=12 alignment=end startsAtEnd=true sticksToEnd=true
items 50
start disabled

0.5  insert 3 at end
+1                    position 0 498  position 1 558  position 4 738
     measure 4 200
+1                    position 0 348  position 3 528  position 4 588
