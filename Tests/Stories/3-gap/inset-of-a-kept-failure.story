about A failure that stays on display keeps its inset, and a tap starts the action again.
source inset
start minimumDuration=0 keepsFailure=true

    begin start
+1  finish failure
+1                  failed  offset -60  insetChanges 60:0:-60
    tap start       starts 2
    finish success
+1                  idle  offset 0
