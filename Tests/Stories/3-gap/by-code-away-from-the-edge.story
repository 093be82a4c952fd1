about If the content is away from the edge, an action moves nothing and sets no inset.
source inset driven
start minimumDuration=0

      place 1
      begin start     refreshing  offset 1
+0.5                  gap 60  offset 1
      finish success
+0.5                  idle  offset 1
      place 500
      begin start
+0.5                  refreshing  gap 60  offset 500
      finish success
+0.5  place 2200      idle
      begin start
+0.5  finish success  offset 2200
+0.5                  idle  offset 2200  insetChanges
