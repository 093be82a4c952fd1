about A list that follows its start within 80 pt shows new items before the first item.
list 100 sticksToStart=true followDistance=80
items 50 known
start disabled
viewport 400
cases offset=0 after=0 | offset=40 after=40 | offset=80 after=80 | offset=81 after=131 | offset=200 after=250

0     place $offset
+0.1  insert 1 at 0  offset $after
