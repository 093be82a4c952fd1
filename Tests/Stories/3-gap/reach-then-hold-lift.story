about The gap of `reachThenHold` opens at the lift, and the content comes to rest in the gap.
start reachThenHold

0    pull 140    refreshing  gap 0
     lift        gap 80
+1               offset -80
