about A touch that is marked as the only pointer removes earlier fingers, and their pull starts nothing.
source driven

    pull 130                       armed
    touch
    drag -60                       offset -130
    dragBegan 3 300 0 isOnly=true  pulling
    dragEnded 3
+2                                 idle  offset 0  starts 0
