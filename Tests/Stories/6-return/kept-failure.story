about With `keepsFailure`, a failure stays in its gap until a tap starts the action again.
start keepsFailure=true resultDuration=0.5

0     begin start       refreshing
1     finish failure    showingResult
3                       failed  offset -60
      tap start         refreshing  starts 2
+1    finish success    showingResult
+3                      idle  offset 0
