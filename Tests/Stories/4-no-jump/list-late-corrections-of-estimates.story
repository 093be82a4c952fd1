about Measurements below the estimates start no refresh, and leave no blank area.
source inset shifted
list 300 adaptsEstimates=false
items 20

0     list.estimate 100 0
      place 4000
+0.2  drag 1500 over 0.5   idle
      drag 1000 over 0.3   idle  offset 0
      drag 460 over 0.3    idle  offset 0
      lift
+0.5                       idle  starts 0  platform 0  origin 0
