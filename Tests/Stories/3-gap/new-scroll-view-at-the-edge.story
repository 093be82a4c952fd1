about A new scroll view at the edge shows the gap in which the earlier scroll view was.
source inset
start policy=release minimumDuration=0 | policy=approach:300 minimumDuration=0

+0.0625  begin start
+0.5     place -60
         attach 0
+1                    offset -60  starts 1
         place 700
         attach 700
+1                    offset 700
