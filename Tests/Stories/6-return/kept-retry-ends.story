about A retry that fails shows the failure again, and a retry that is cancelled makes the edge idle.
start keepsFailure=true

0    begin start
+1   finish failure
     tap start         refreshing
+1   finish failure    failed
     begin start       refreshing  starts 3
     cancel start
+2                     idle  offset 0
