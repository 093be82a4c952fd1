about A touch that dragged the content or stopped its momentum ends without a tap.
source driven

        touch
        drag 8
        lift                  effects
        touch
        drag -200 over 0.125
        lift                  effects swallowTap
+0.125  touch                 velocity 0  offset 387.3584
+0.25   lift                  effects swallowTap
+1                            velocity 0  offset 387.3584
        touch
        lift                  effects
        dragEnded 9           effects
