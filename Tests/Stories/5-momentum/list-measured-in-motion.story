about During a deceleration the list writes no offset, and recenters its coordinates at rest.
source inset shifted
list 2000
start disabled

0      place 20000
+0.2   list.forgetExtents
+0.05  fling 50
+0.05                      moved > 30  platformWrites 0
+0.1                       moved > 30  platformWrites 0
+0.1                       moved > 30  platformWrites 0
+0.5                       platformWrites 0  origin < 0.51  origin > -0.51
