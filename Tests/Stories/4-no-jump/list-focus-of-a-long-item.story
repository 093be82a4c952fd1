about A focused item that is longer than the viewport fills the viewport.
source driven
list 100000
items 1000
start disabled

0     place 10000
+0.1  list.focus 10 assistive true  offset 10000
      list.focus 11 assistive true  offset 11000
