about Inserting and removing items before the viewport moves nothing on screen.
list 100 spacing=10
items 50

0     place 1000
+0.2  insert 5 at 0   moved 0
+1    remove 20 at 0  moved 0  item 1
