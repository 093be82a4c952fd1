about After a timeout or a cancellation, load-more starts again once the content has left the load-more distance.
start disabled
end policy=approach:500 gap=points:0 | policy=approach:500 gap=points:0 keepsFailure=true
edge end

1    place 2200          starts 1
+1   finish timedOut
+1   place 1701          starts 1
     place 1699
     place 2200          starts 2
+1   finish cancelled
+1   place 1701          starts 2
     place 1699
     place 2200          starts 3
