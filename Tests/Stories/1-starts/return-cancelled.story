about With the policy `return`, a cancelled drag starts nothing.
source driven
start policy=return

0    pull 140              armed
     dragCancelled none
+2                         starts 0  phases idle pulling armed settling idle
