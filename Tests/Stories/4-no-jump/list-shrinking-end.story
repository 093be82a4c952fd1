about Content that shrinks at its end while the platform decelerates causes no offset write.
source inset shifted
list 400 adaptsEstimates=false
items 20
start disabled

0     list.estimate 100 0
      place 34000
+0.2  fling -600
+0.1                       platformWrites 0
+0.1                       platformWrites 0
+0.2                       platformWrites 0
