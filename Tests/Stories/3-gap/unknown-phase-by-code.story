about Without a phase, a start from code opens the gap at the edge, and the end of the action closes it.
source inset
phase unknown
both standard
edge start end

      pull 0
      lift
+0.5  begin edge
+2                    overscroll 60  gap 60
      finish success
+2                    idle  overscroll 0  insets 0 0
