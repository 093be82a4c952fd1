about With `keepsFailure`, a success, a cancellation and the result `noMoreContent` do not stay on display.
start keepsFailure=true resumesAfterRefresh=false

0    begin start
+1   finish success
+2                           idle  offset 0
     begin start
+1   finish cancelled
+2                           idle  offset 0
     begin start
+1   finish noMoreContent
+2                           noMoreContent  offset 0
