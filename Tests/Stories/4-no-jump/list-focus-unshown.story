about Without the request to show it, focusing an item scrolls nothing.
list 100000
items 50
start disabled

0     place 10000
+0.1  list.focus 220 keyboard false  moved 0
+0.2                                 offset 10000
