about After a timeout the content returns from the gap.
start timeout=3

0     begin start
2.9                  refreshing  offset -60  outcomes
3.1                  settling  outcomes timedOut
+2                   idle  offset 0
