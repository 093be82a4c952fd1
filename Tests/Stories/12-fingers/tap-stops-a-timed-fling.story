about A touch that stops a timed fling swallows its tap and flings nothing.
source driven
content 20000

      setBehavior fling=timed:0.75:0.5:2 bounces=false
      place 5000
      touch
      drag -300 over 0.0625
      lift
+0.5                                                    velocity > 100  wantsFrames true
      touch                                             isDragging true  velocity 0  offset 5855.6738
      lift                                              effects swallowTap
+3                                                      offset 5855.6738
      touch
      lift                                              effects
