about A finger that catches the returning content far from the edge starts nothing until it has lifted near the edge.

0         pull 120
          lift
+0.5      finish success
+0.0625                     offset < -10
          pull 0
          pull 130
          lift              starts 1
+2        pull 130
          lift              starts 2
