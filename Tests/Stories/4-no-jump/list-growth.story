about Growth before the viewport shifts the offset, and growth inside or after the viewport does not.
list 100
items 30 known
start disabled
viewport 100

0     place 300
+0.1  measure 3 70        offset 340  moved 0
      list.measure 11 70
      measure 60 70       offset 340  position 10 0
      list.estimate 10 0  offset 340  moved 0
