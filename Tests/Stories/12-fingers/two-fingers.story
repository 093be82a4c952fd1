about Two fingers do not pull, and the next single finger does.
source driven

0   touch
    touch
    dragMoved 2 700 0    offset 0
    dragEnded 2
    lift                 offset 0  starts 0
    touch
    drag 300             offset < 0
