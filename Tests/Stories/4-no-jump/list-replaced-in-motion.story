about When all items are replaced while a platform decelerates toward the start, the list ends at its start.
source inset shifted
list 5000
items 60
start disabled

0      place 120000
       fling 600
+0.05  reset 700
+1                   offset 0  origin < 0.51  origin > -0.51
