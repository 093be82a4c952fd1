about A new scroll view at the edge shows the gap, although the earlier scroll view had left it.
source inset
start minimumDuration=0

    begin start
+1  place 700       insets 0 0
    attach          insets 60 0
+1                  offset -60  refreshing  starts 1
    finish success
+1                  offset 0  idle  insets 0 0
