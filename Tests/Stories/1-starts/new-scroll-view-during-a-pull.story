about A new scroll view during a pull ends the pull, and nothing starts.
source inset
start pulled

    pull 60   pulling
    attach    idle  starts 0  insetChanges
    pull 130
    lift
+1            starts 1
