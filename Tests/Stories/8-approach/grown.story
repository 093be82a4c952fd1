about After a success, load-more starts again if the content has grown or has a new revision.
start disabled
end policy=approach:500 gap=points:0
edge end

1    place 2000           starts 1
+1   finish success
+1   layout 800 2900 1
+1                        starts 1
     layout 800 2901 1
+1                        starts 2
     finish success
+1   layout 800 2901 2
+1                        starts 3
