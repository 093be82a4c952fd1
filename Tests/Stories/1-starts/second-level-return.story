about The policy `return` starts the action with the level at the lift.
start policy=return threshold=points:80 secondThreshold=points:150

0    pull 100
     lift
+1   finish success    levels first
+2   pull 100
     pull 155
     lift
+1   finish success    levels first second
+2   pull 155
     pull 120
     lift
+1                     levels first second first
