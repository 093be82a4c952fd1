about A finger that pulls during the action starts nothing until it is back at the reset point after the action.
start pinnedHeader

0    pull 110          starts 1
     lift
+1   pull 110
+1   finish success
     pull 50
     pull 110          starts 1
     pull 4
     pull 110          starts 2
