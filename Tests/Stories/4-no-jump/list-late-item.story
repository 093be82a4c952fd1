about Without a touch or focus, an item cut by the viewport's start grows upward.
list 20
items 100 known
start disabled
viewport 400

0     place 130
+0.1  measure 1 300  offset 330
      measure 1 100  offset 130
      list.touch 1
      measure 1 300  offset 130
