about Load-more repeats until the content fills the viewport and the load-more distance.
start disabled
end policy=approach:500 gap=points:0
edge end
content 200

1                      starts 1
     finish success
+1   content 500
+1                     starts 2
     finish success
+1   content 1299
+1                     starts 3
     finish success
+1   content 1301
+1                     idle  starts 3
