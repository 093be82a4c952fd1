about A page step scrolls by a page, at most to the end of the content, and keeps the insets.
source inset
start minimumDuration=0

    step pageForward
+1                     offset 700
    place 2000
    step pageForward
+1                     offset 2200
    step pageForward
+1                     offset 2200
    step pageBackward
+1                     offset 1500
    place 100
    step pageBackward
+1                     offset 0
    step pageBackward
+1                     offset 0  insetChanges 0:0:700 0:0:2200 0:0:1500 0:0:0
