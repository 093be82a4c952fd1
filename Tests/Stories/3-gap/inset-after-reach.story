about The gap of an action that started under the finger opens at the lift, if the content is at the edge.
source inset
start policy=reach minimumDuration=0

    pull 120        refreshing  insetChanges
    pull 150
    lift            insetChanges 60:0:-60
+1  finish success  offset -60
+1                  idle  insets 0 0
    pull 120
    pull 30
    lift            insetChanges 60:0:-60 0:0:0 60:0:-60
+1  finish success  offset -60
+1  pull 120        starts 3
    pull 60
    lift            insetChanges 60:0:-60 0:0:0 60:0:-60 0:0:0 60:0:-60
+1                  offset -60
