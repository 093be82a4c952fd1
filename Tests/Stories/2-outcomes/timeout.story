about An action that does not end times out at its configured time, and a later result changes nothing.
start timeout=3 gap=points:0

0     begin start       refreshing  nextDeadline 3
2.9                     refreshing  outcomes
3.1                     idle  outcomes timedOut
      finish 1 success  unchanged
