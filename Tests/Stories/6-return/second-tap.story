about A second tap on a failure while it refreshes starts nothing.
start keepsFailure=true resultDuration=0.5

0     begin start       refreshing
1     finish failure    showingResult
3                       failed
      tap start         refreshing  starts 2
+0.1  tap start         unchanged
+1    finish success    showingResult  outcomes failure success
+3                      idle  starts 2
