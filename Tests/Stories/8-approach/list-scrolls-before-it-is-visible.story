about A list that scrolls to an item before it is visible loads nothing at its start.
list 500
start policy=approach:600
viewport 0

1   scrollTo item 300  starts 0
2   resize 700         starts 0  offset > 10000
6   scrollTo item 0
+2                     starts 1
