about Momentum past an edge is overscroll, but no part of it is drawn as a pull.

        place 700
        fling 500
+0.125             overscroll > 50  progress 0  rotation 0  flip 0  opacity 0
+0.25              overscroll > 10  progress 0  rotation 0  flip 0  opacity 0
+2                 overscroll 0  progress 0  wantsFrames false  nextDeadline inf
