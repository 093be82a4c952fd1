about With reduced motion, a focused item is shown at once.
source driven
list 100000
items 50
start disabled

0     place 10000
+0.1  setBehavior reducesMotion=true
      list.focus 216 keyboard true    offset 10050
