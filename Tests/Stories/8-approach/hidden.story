about Hiding and showing the viewport does not start load-more again, after a success or a failure.
start disabled
end policy=approach:500 gap=points:0 | policy=approach:500 gap=points:0 keepsFailure=true
edge end

1    place 2200           starts 1
+1   finish success
+1   layout 0 3000 1
+1   layout 800 3000 1
+1                        starts 1
     begin end            starts 2
+1   finish failure
+1   layout 0 3000 1
+1   layout 800 3000 1
+1                        starts 2
