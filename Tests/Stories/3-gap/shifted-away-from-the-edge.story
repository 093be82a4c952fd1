about If shifted content rests away from the edge, each gap change adjusts the offset once.
source shifted
start standard

    place 1
    begin start     offset 1  shift 60  adjustments 60
+1  finish success  offset 1  shift 0  adjustments 60 -60
+1                  phases idle refreshing idle
    place 500
    begin start     offset 500  shift 60  adjustments 60 -60 60
+1  finish success  offset 500  shift 0  adjustments 60 -60 60 -60
+1                  idle  offset 500  adjustments 60 -60 60 -60
