about While a gap is open before the content's edge, a change of the source moves nothing.
source driven

    begin start
+1  place 0
    setBehavior source=shifted  offset 0  adjustments
+1  setBehavior source=driven   gap 60
+1  finish success
+2                              idle  offset 0
