about A sideways drag does not pull, and the next finger does.
source driven

0   touch
    dragMoved 2 409 10
    dragMoved 2 418 20
    dragMoved 2 580 200    offset 0
    lift                   starts 0
    touch
    drag 300               offset < 0
