about If the platform stops using insets while a gap is open, the insets go.
source inset
start minimumDuration=0

    begin start                 insetChanges 60:0:-60
+1  setBehavior source=driven   insetChanges 60:0:-60 0:0:0
+2  setBehavior source=inset    insets 60 0
+1  setBehavior source=shifted  insets 0 0
+2  setBehavior source=inset    insets 60 0
