about A pull starts nothing after its edge has changed to a policy without pulls.

0    pull 50                          pulling
     configure start policy=manual
     pull 130
     lift                             starts 0
+1   configure start
     pull 120                         armed
     configure start policy=manual
     pull 130
     lift                             starts 0
