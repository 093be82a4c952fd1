about If a load that a pull has started adds content, the next load waits for an approach.
start disabled
end policy=approach:500 gap=points:60
edge end

1    place 2200        starts 1
+1   finish failure
+2   pull 140
     lift              starts 2
+1   content 3800
     finish success
+2                     starts 2
     place 2500
+1                     starts 3
