about If the engine begins to scroll while a pull is armed, the content returns and nothing starts.
source shifted

    pull 130                   armed
    setBehavior source=driven  offset -130
+2                             idle  offset 0  starts 0
