about With insets, the gap opens at the lift and closes after the action, each by one change.
source inset
start minimumDuration=0

         pull 150        armed  insetChanges
         lift            insetChanges 60:0:-60
+1                       refreshing  offset -60  gap 60
         finish success  insetChanges 60:0:-60
+0.0625                  settling  offset -60  insetChanges 60:0:-60 0:0:0
+1                       idle  offset 0  insetChanges 60:0:-60 0:0:0
