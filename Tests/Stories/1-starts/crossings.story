about A finger that passes the threshold several times starts the action once.
start pulled

0    pull 140
     pull 0
+1   pull 140
     pull 0
+1   pull 140
     lift
+2               starts 1  offset < 0.001
