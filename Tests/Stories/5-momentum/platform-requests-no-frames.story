about If the platform moves the content and reports its phase, the engine requests no frames.
source inset shifted

        observed 100 tracking      wantsFrames false
+0.016  observed 101 tracking      wantsFrames false
        observed 102 decelerating  wantsFrames false  velocity 0
+0.016  observed 300 decelerating  wantsFrames false  velocity 0
        observed 300 resting       wantsFrames false
