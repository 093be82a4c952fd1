about A finger that catches momentum past the threshold and lifts starts nothing.

0        place 700
         fling 500
+0.125                offset < -105
         touch
+0.125   lift
+2                    idle  starts 0
