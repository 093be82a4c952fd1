about Without a phase, content away from the edge does not move when the action ends.
source inset
phase unknown

    begin start
+1                  insets 60 0
    fling -200
+8                  insets 0 0  offset 1733.4045
    finish success
+2                  idle  insets 0 0  offset 1733.4045
