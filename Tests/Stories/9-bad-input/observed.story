about An engine whose platform moves the content ignores drags, wheels, steps and scrolls.
source inset shifted

0   dragBegan 1 0 0      unchanged
    dragMoved 1 90 0     unchanged
    wheel 40 true        unchanged
    scrollTo 90 false    unchanged
    step toEnd           unchanged
    stop                 unchanged
    dragEnded 1          unchanged
