about At the end of short content, the gap first opens in the free space.
source inset
start disabled
end minimumDuration=0
edge end
content 780

         pull 140        armed  insetChanges
         lift            insetChanges 0:60:40
+1                       refreshing  offset 40
         finish success
+0.0625                  insetChanges 0:60:40 0:0:0
+1                       idle  offset 0
