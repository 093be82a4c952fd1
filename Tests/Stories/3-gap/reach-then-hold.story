about The gap of `reachThenHold` opens when the content returns through the threshold, and stays open.
start reachThenHold

0    pull 120     refreshing  gap 0
     pull 80.5    gap 0
     pull 79.5    gap 80  offset -79.5
     pull 150     gap 80
     lift
+1                gap 80  offset -80
