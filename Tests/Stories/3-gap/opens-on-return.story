about The preset `reachThenHold` starts under the finger, and its inset of 80 pt is set at the lift.
source inset
start reachThenHold

    pull 120  refreshing  starts 1
    pull 70   refreshing  insetChanges
    lift      insetChanges 80:0:-80
+1            offset -80  gap 80  starts 1
