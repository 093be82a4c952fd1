about When a gap that is partly in view closes, the content ends at the edge.
source shifted

    begin start
+1  place 1         offset -59
    finish success
+2                  idle  offset 0
    begin start
+1  place 30        offset -30
    finish success
+2                  idle  offset 0
    begin start
+1  place 59        offset -1
    finish success
+2                  idle  offset 0
