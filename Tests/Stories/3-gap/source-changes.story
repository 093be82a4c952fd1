about While a gap is open at the edge, a change of the source moves nothing.
source driven

    begin start
+1  place -60
    setBehavior source=shifted  offset -60  adjustments
+1  setBehavior source=driven   gap 60  offset -60
+1  finish success
+2                              idle  offset 0
