about A pull that returns to its edge in one movement ends at once.
source driven

0   pull 120
    dragMoved 1 300 0     idle  offset 110
    pull 120
    dragMoved 1 -100 0    idle  offset > 0
