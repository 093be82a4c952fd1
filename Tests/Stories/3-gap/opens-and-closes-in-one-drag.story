about A gap that opens and closes during one drag inside the content changes nothing.

    place 1500
    touch
    begin start
+1  finish success
    lift
+1                  idle  offset 1500  adjustments  insetChanges
