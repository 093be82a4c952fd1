about After a scroll, the item that an edit kept in place is no longer the anchor.
list 100
items 50 known
start disabled
viewport 400

0     place 1000
+0.1  remove 1 at 90
      place 1060
+0.1  measure 20 90   offset 1100
