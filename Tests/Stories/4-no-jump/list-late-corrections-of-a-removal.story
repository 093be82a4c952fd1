about Offset corrections that wait until the platform rests start no refresh.
source inset shifted
list 300
items 60

0     list.estimate 60 0
      place 4000
+0.2  drag 100 over 0.0167
      remove 50 at 0        moved 0  offset 900
      drag 800 over 0.3     idle  offset 100  moved 800
      drag 1000 over 0.3    idle  offset 0  platformWrites 0
      drag 1990 over 0.6    idle  offset 0
      lift
+0.5                        idle  starts 0  platform 0  origin 0
