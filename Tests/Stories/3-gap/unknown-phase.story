about Without a phase, the offset is adjusted after 0.1 s without movement.
source shifted
phase unknown

          place 500
          begin start  nextDeadline 0.1
+0.09375               adjustments
+0.03125               offset 500  adjustments 60
