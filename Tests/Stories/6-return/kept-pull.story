about A pull from the gap of a failure starts the action again, and the content returns to the gap.
start keepsFailure=true

0    begin start
+1   finish failure    failed
     pull 70           pulling
     pull 120          armed
     lift              starts 2
+1                     refreshing  offset -60
