about A pull that ends below the threshold keeps the failure on display.
start keepsFailure=true

0    begin start
+1   finish failure    failed
     pull 90           pulling
     lift
+2                     failed  offset -60  starts 1
