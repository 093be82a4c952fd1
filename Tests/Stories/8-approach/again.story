about Load-more starts once within the load-more distance, and again after the content has left the distance.
start disabled
end policy=approach:500 gap=points:0 | policy=approach:500 gap=points:0 keepsFailure=true
edge end

1    place 2200              starts 1
+1   finish success
+1   place 1701              starts 1
     place 1699
     place 2200              starts 2
+1   finish failure
+1   place 1701              starts 2
     place 1699
     place 2200              starts 3
+1   finish noMoreContent
+1   place 1701              starts 3
     place 1699
     place 2200              noMoreContent
+1                           starts 3
