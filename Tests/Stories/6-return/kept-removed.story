about A configuration without `keepsFailure` removes a displayed failure.
start keepsFailure=true

0    begin start
+1   finish failure     failed
     configure start
+2                      idle  offset 0
