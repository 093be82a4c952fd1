about A new scroll view during an armed pull ends the pull, and nothing starts.
source inset

    pull 130  armed
    attach
    lift
+1            idle  starts 0
