about Focusing an item scrolls nothing while a finger drags the content.
list 100000
items 50
start disabled

0     place 10000
+0.1  drag -50
      list.focus 180 keyboard true  offset 10050
+0.2                                offset 10050
