about A finger that passes the threshold again after the action has ended does not start it again.
start fraction | reachThenHold | pinnedHeader | return

0    pull 140
     pull 0            starts 1
     finish success
+1   pull 140
     pull 0
+1   pull 140
     lift
+2                     idle  starts 1  offset 0
