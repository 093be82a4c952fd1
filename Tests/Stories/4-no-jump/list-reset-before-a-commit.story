about A reset drops the measurements of the removed items, and a later one before the viewport moves nothing.
list 400
items 40
start disabled
viewport 100

0      place 8000
+0.2   list.measure 10 90
       reset 400           offset 0
+0.05  place 3000
+0.1   measure 10 90       moved 0
