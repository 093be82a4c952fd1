about With the exclusion policy `cancel`, a start closes the cancelled edge's gap by one change.
source inset
both minimumDuration=0

         setExclusion cancel
         place 2200
         begin end            insetChanges 0:60:2260
+1       begin start
+0.0625                       insetChanges 0:60:2260 0:0:2200
+1                            offset 2200
