about While a gap is open above the viewport, a change to shifted content adjusts the offset.
source driven

    begin start
+1  place 500
    setBehavior source=shifted  offset 500  adjustments 60
+1  setBehavior source=driven   gap 60  offset 500
+1  finish success
+2                              idle  offset 500
