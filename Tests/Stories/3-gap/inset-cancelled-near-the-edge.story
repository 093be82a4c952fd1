about A drag cancelled less than 0.5 pt past the edge ends at the edge and reveals the running action's gap.
source inset
start minimumDuration=0
cases offset=-0.49 counted=0 target=-60 | offset=-0.1 counted=0 target=-60 | offset=0 counted=0 target=-60 | offset=-0.6 counted=-0.6 target=-60

0  observed $offset tracking
   begin start
   dragCancelled none         offset $counted  insetChanges 60:0:$target
