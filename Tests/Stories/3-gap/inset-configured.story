about When the extent of an open gap changes, one change of the insets scrolls to the new extent.
source inset
start minimumDuration=0

    begin start
+1  configure start gap=points:20  insetChanges 60:0:-60 20:0:-20
+1  configure start gap=points:90  insetChanges 60:0:-60 20:0:-20 90:0:-90
