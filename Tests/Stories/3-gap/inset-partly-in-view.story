about With insets, a gap that is partly or wholly scrolled out of view closes without a jump.
source inset
start minimumDuration=0
cases offset=-59 target=0 rest=0 | offset=-30 target=0 rest=0 | offset=-1 target=0 rest=0 | offset=1 target=none rest=1 | offset=59 target=none rest=59 | offset=700 target=none rest=700

0        begin start
+1       place $offset
         finish success
+0.0625                  offset $offset  insetChanges 60:0:-60 0:0:$target
+1                       offset $rest  idle
