about A touched item that would shrink out of the viewport keeps its end, or moves to the viewport's start.
list 4
items 100 1=900 3=600 known
start disabled
viewport 400
cases offset=800 extent=100 after=0 | offset=300 extent=150 after=100 | offset=150 extent=60 after=150 | offset=800 extent=800 after=800

0     place $offset
+0.1  list.touch 1
      measure 1 $extent  offset $after
