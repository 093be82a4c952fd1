about With `keepsFailure`, a failure and a timeout stay visible in the gap, until a tap starts the action again.
start keepsFailure=true

0     begin start
+1    finish failure     failed
+10                      failed  offset -60  opacity 1  wantsFrames false  nextDeadline inf
      tap start          refreshing  starts 2  offset -60
+1    finish timedOut    failed
+10                      failed  offset -60  opacity 1  wantsFrames false  nextDeadline inf
      tap start          refreshing  starts 3  offset -60
+1    finish success
+2                       idle  offset 0
