about Load-more starts before the edge, exactly at the load-more distance.
start disabled
end policy=approach:500 gap=points:0
edge end

0    place 1699
+1                 starts 0
     place 1700    refreshing  starts 1  offset 1700
