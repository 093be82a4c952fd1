about When a new scroll view is attached during a refresh, its gap opens.
source inset
start minimumDuration=0

    begin start
+1  place -60
    attach          insets 60 0
+1                  offset -60  refreshing  starts 1
    finish success
+1                  offset 0  idle  insets 0 0
