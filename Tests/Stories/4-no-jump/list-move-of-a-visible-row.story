about Moving a visible row out of the viewport does not scroll; moving all visible rows does.
list 100
items 50 known
start disabled
viewport 400

0     place 1000
+0.1  move 1 at 20 to 0   offset 1000
      move 1 at 22 to 90  offset 1000
      move 12 at 19 to 0  offset 50
