about If the engine begins to scroll during a pull, the content returns and nothing starts.
source shifted

    pull 50                    pulling
    setBehavior source=driven  offset -50
+2                             idle  offset 0  starts 0
