about A new scroll view that rests away from the edge gets no scroll and no inset.
source inset
start minimumDuration=0

    begin start
+1  attach 700   offset 700  insets 0 0  insetChanges 60:0:-60
+1               offset 700  insets 0 0  insetChanges 60:0:-60
