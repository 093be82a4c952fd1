about When all items are replaced during a fling of the engine, the fling ends, and the list is at its start.
source driven
list 5000
items 60
start disabled
cases distance=600 | distance=-600

0      place 120000
       fling $distance
+0.05  reset 700        offset 0
+1                      offset 0
