about A pull during an automatic load starts nothing.
start disabled
end policy=approach:500 gap=points:60
edge end

1    place 2200    refreshing  starts 1
+1   pull 140      refreshing
     lift          starts 1
