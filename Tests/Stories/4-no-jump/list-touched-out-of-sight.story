about A touched item outside the viewport is not the anchor, and no item out of range can be touched.
list 20
items 100 known
start disabled
viewport 400
cases item=0 touched=0 | item=6 touched=6 | item=19 touched=19 | item=20 touched=none | item=-1 touched=none

0     place 130
+0.1  list.touch $item  touchedItem $touched
      measure 1 150     offset 180
