about Rotating the viewport and rotating it back keeps the first visible item in place.
list 5000
start disabled

0      place 30000
+0.2
       resize 400 800
+0.05                  moved 0
       resize 800 400
+0.05                  moved 0
