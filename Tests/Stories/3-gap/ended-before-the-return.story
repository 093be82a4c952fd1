about If an action ends before the content has returned through the threshold, its gap never opens.
start reachThenHold

0    pull 120          gap 0
+1   finish success    settling  gap 0
     lift
+2                     phases idle pulling refreshing settling idle  offset 0
