about When the gap of an automatic start closes, content that rests in the gap returns to the edge.
source inset
start disabled
end policy=approach:300 minimumDuration=0
edge end

         place 2200
+0.0625  place 2250      refreshing  insets 0 60
         finish success
+0.0625                  insetChanges 0:60:none 0:0:2200
+1                       idle  offset 2200
