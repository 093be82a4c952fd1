about When the first of two fingers lifts, the second continues the drag, and its lift ends it.
source driven

    pull 130     armed
    touch
    dragEnded 1  effects
+1               armed  isDragging true  starts 0  offset -130
    drag -40     offset > -129
    pull 140     armed
    lift         effects swallowTap started:start:1:first
