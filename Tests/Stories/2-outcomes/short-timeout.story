about A timeout is reported at once, even if the minimum duration has not ended.
start timeout=0.125 gap=points:0

0        begin start
0.1094                  outcomes
0.125                   refreshing  outcomes timedOut  nextDeadline 0.5
0.5                     idle
