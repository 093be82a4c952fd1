about After a failure, changed extents within the load-more distance do not start load-more again.
start disabled
end policy=approach:500 gap=points:0 | policy=approach:500 gap=points:0 keepsFailure=true
edge end

1    place 2200           starts 1
+1   finish failure
+1   layout 800 3010 1
     place 2000
+1   layout 800 2990 2
     place 2100
+1   layout 800 3040 1
     place 2000
+1   layout 800 3000 2
     place 2100
+1                        starts 1
