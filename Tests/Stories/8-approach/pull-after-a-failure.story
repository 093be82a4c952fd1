about After a failure or a page that added nothing, a pull past the edge starts load-more once.
start disabled
end policy=approach:500 gap=points:60 | policy=approach:500 gap=points:60 keepsFailure=true
edge end

1    place 2200          starts 1
+1   finish failure
+2   pull 140            armed  starts 1  leadsOut false
     lift                starts 2
+1   finish timedOut
+2   pull 140            armed  starts 2  leadsOut false
     lift                starts 3
+1   finish cancelled
+2   pull 140            armed  starts 3  leadsOut false
     lift                starts 4
+1   finish success
+2   pull 140            armed  starts 4  leadsOut true
     lift                starts 5
