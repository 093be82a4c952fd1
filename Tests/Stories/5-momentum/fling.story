about A fling past the edge bounces, returns and starts nothing.
start pulled

0      place 1000
       fling 250
+0.3                 idle  offset < -20
+2.7                 idle  offset 0
       place 1000
       fling 750
+0.2                 idle  offset < -20
+2.8                 idle  offset 0
       place 1000
       fling 62.5
+3                   offset > 0  phases idle  starts 0
