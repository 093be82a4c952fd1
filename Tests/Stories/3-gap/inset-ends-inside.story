about When an action ends under a finger inside the content, its gap closes at the lift without a scroll.
source inset
start minimumDuration=0

         begin start     insetChanges 60:0:-60
+1       pull -80
         finish success
+0.5                     insetChanges 60:0:-60
         lift
+0.0625                  insetChanges 60:0:-60 0:0:none  starts 1
+2                       idle  offset > 0
