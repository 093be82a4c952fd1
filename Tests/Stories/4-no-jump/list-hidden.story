about A hidden list keeps its state, mounts nothing new and ignores measurements.
list 1000
items 30 known
start disabled
viewport 100

0     place 300
+0.1                     from 1  to 22
      resize 0 0
      list.measure 12 0
      list.commit        extent 12 30
+0.1                     from 1  to 22
      insert 5 at 0
      resize 100         position 15 0  offset 450
