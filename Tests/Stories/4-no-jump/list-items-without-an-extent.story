about Items without an extent are mounted at their positions, so that they can grow.
list 43
items 50 0=0 1=0 2=0 known
start disabled
viewport 100

0                 from 0
      place 1000
+0.2              from > 3
