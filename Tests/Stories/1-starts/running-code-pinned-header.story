about A finger that pulls during an action from code starts nothing until it is back at the reset point.
start pinnedHeader

0    begin start       starts 1
     pull 110
+1   finish success
     pull 50
     pull 110          starts 1
     pull 4
     pull 110          starts 2
