about A page step does nothing under a finger.
source inset shifted
start minimumDuration=0

    place 500
    touch
    step pageForward  offset 500  insetChanges
+1                    offset 500  insetChanges
