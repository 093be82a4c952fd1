about Growth of an item that the viewport's start cuts keeps the items after it in place.
list 100
items 30 known
start disabled
viewport 100

0     place 310
+0.1  measure 10 50  offset 330  position 11 20
