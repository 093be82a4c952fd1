about If the platform scrolls, or without the request to show it, focusing an item scrolls nothing.
source inset shifted
list 100000
items 50
start disabled

0     place 10000
+0.1  list.focus 220 assistive true
      list.focus 180 keyboard true
+0.2                                 offset 10000  effects  moved 0
