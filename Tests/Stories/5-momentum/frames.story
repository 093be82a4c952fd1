about The engine requests frames only while a motion runs.
source driven

               wantsFrames false  nextDeadline inf
    touch
    drag -300  wantsFrames false  isDragging true
    lift       velocity > 0  isDragging false  wantsFrames true
+1             wantsFrames true
+5             wantsFrames false  velocity 0  nextDeadline inf
