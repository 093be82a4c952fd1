about Growth before the viewport with a new revision allows the next load.
start policy=approach:100

+0.0625                          refreshing  starts 1
         finish success
+2       relayout 800 3020 1 20  starts 1
+0.0625                          starts 1
         relayout 800 3040 2 20
+0.0625                          starts 2
