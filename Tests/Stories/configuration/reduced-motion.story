about With reduced motion, the indicator neither rotates nor pulses, and needs no frames.

      setBehavior reducesMotion=true
      pull 120                        rotation 0  progress 1
      lift
+0.5                                  refreshing  rotation 0  pulse 0
+1                                    refreshing  rotation 0  pulse 0  wantsFrames false  nextDeadline inf
