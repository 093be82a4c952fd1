about Only a list that is within its follow distance scrolls to a new item at the end.
list 100 sticksToEnd=true followDistance=80
items 50 known
start disabled
viewport 400
cases offset=4600 after=0 | offset=4599.5 after=0 | offset=4560 after=0 | offset=4520 after=0 | offset=4519 after=131 | offset=4400 after=250

0     place $offset
+0.1  insert 1 at end
+1                     end distance $after
