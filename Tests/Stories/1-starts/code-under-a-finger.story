about After a start from code under a finger, that finger starts nothing, and the next finger does.
start pulled

0    pull 20
     begin start       starts 1
+1   finish success
+1   pull 0
     pull 150
     pull 0
     pull 150
     lift
+2                     idle  starts 1
     pull 150
     lift
+1                     starts 2
