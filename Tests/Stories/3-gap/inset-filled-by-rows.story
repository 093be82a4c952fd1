about If new rows fill the gap at the end, its inset goes 0.05 s later.
source inset
start disabled
end minimumDuration=0
edge end

         pull 140 end    armed
         lift
+1                       refreshing  insets 0 60
         content 3200
         finish success  insets 0 60
+0.04                    insets 0 60
+0.02                    insets 0 0  offset 2260
