about When code reports more content at an ended edge, load-more starts again.
end policy=approach:500 gap=points:0
edge end

0    place 2200
+1   finish noMoreContent
+1                           noMoreContent
     exhaust end false       idle
+1                           starts 2
