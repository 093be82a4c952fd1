about A list that follows its end keeps its distance from it in a new viewport; any other keeps its first item.
list 100 sticksToEnd=true followDistance=80
items 50 known
start disabled
viewport 400
cases viewport=100 | viewport=399 | viewport=700

0     place 4600
+0.1  resize $viewport  end distance 0
      resize 400
      place 4560
+0.1  resize $viewport  end distance 40
      resize 400
      place 4520
+0.1  resize $viewport  end distance 80
      resize 400
      place 4519
+0.1  resize $viewport  position 90 -19
      resize 400
      place 4400
+0.1  resize $viewport  position 88 0
