about A missing or invalid timeout never ends the action.
start gap=points:0 | gap=points:0 timeout=0 | gap=points:0 timeout=-1 | gap=points:0 timeout=nan

0     begin start       refreshing  nextDeadline inf
+10   finish success    idle  outcomes success
+1                      idle  outcomes success
