about If the platform begins to scroll during a pull, the offset stays and nothing starts.
source driven

    pull 130                    armed
    setBehavior source=shifted  offset -130  isDragging false
    dragEnded 1
+1                              starts 0
    place 0                     idle  offset 0
