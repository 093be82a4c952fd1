about With end alignment, inserting earlier items moves no visible item, and appended items move them up.
list 2 spacing=10 startInset=8 endInset=12 alignment=end | 2 spacing=10 startInset=8 endInset=12 alignment=end startsAtEnd=true sticksToEnd=true
items 50
start disabled

0.5                      position 0 678  position 1 738
      insert 1 at 0      moved 0
+0.5                     moved 0
      insert 1 at 0 x18  moved 0
+0.5                     moved 0  contentExtent 1270
      insert 1 at 0      moved 0
+0.5                     moved 0
