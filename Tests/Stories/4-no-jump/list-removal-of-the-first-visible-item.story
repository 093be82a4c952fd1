about Removing the first visible item moves the next item into its place.
list 100
items 30 known
start disabled
viewport 100

0     place 300
+0.1  remove 1 at 10    offset 270  position 10 30
      remove 35 at 5    offset 150  position 5 0
      remove 64 at 0    count 0  from 0  to 0
