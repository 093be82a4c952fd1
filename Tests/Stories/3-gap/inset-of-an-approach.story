about The gap of an automatic start does not scroll the content.
source inset
start disabled
end policy=approach:300 minimumDuration=0
edge end

         place 1900
+0.0625                  refreshing  starts 1  insetChanges 0:60:none
         finish success
+0.0625                  offset 1900  insetChanges 0:60:none 0:0:none
+1                       offset 1900  starts 1
         content 3200
+0.0625  place 2400
+0.0625                  starts 2  insetChanges 0:60:none 0:0:none 0:60:none
         finish success
+1                       offset 2400  starts 2  insetChanges 0:60:none 0:0:none 0:60:none 0:0:none
