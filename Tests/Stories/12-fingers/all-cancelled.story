about Cancelling all fingers starts nothing and removes all of them.
source driven

    touch
    drag 30
    dragBegan 3 100 0
    pull 50             pulling
    dragCancelled none
+2                      idle  offset 0  starts 0  nextDeadline inf
    pull 130            armed
    dragCancelled none
+2                      idle  offset 0  starts 0  nextDeadline inf
    pull 130
    lift                starts 1
