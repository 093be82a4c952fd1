about A scroll to an item ends although another visible item changes its extent again and again.
list 1000
items 50
start disabled

0.4    scrollTo item 500
+0.05  measure 508 60
+0.05  measure 508 70
+0.05  measure 508 80
+0.05  measure 508 90
+0.05  measure 508 100
+0.05  measure 508 110
+0.05  measure 508 120
+0.05  measure 508 130
+0.05  measure 508 140    isSeeking false  position 500 0
