about Rotating a grid keeps its first visible item in place.
list 5000 arrangement=adaptiveColumns:150
start disabled

0      place 30000
+0.2   resize 400 800
+0.05                  moved 0
