about When the extent of an open gap changes, the content moves to the new extent.
start minimumDuration=0

    begin start
+1                                 offset -60
    configure start gap=points:20
+1                                 offset -20  gap 20
    configure start gap=points:90
+1                                 offset -90  gap 90
