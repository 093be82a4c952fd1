about A cancelled drag neither swallows a tap nor leaves a velocity.
source driven

    touch
    drag -200        isDragging true
    dragCancelled 2  effects
+1                   velocity 0
