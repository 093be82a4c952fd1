about The inset goes when the content leaves the gap, and is set again at the edge.
source inset
start minimumDuration=0

    begin start  insetChanges 60:0:-60
+1  pull -300    insetChanges 60:0:-60
    lift
+1               insets 0 0  insetChanges 60:0:-60 0:0:none
    fling 220
+3               insets 60 0  insetChanges 60:0:-60 0:0:none 60:0:none
    place 200    insets 0 0
    pull 30      insets 0 0
    lift         insetChanges 60:0:-60 0:0:none 60:0:none 0:0:none 60:0:none
