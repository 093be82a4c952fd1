about At the end, the content rests in the gap during the action and returns to the edge after it.
source inset
start disabled
end minimumDuration=0
edge end

         pull 140        armed  insetChanges
         lift            insetChanges 0:60:2260
+1                       refreshing  offset 2260
         finish success
+0.0625                  insetChanges 0:60:2260 0:0:2200
+1                       idle  offset 2200
