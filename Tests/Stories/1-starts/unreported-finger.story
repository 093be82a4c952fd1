about If the platform does not report its phase, a pull starts nothing and the content returns.
source inset shifted
phase unknown
both pulled
edge start end

      pull 0
      lift
+0.5  pull 150  idle  overscroll > 140  progress 0
      lift
+2              phases idle  starts 0  overscroll 0  insetChanges  nextDeadline inf
