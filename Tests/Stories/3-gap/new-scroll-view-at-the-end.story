about A new scroll view at the end shows the gap in which the earlier scroll view was.
source inset
start disabled
end policy=release minimumDuration=0 | policy=approach:300 minimumDuration=0
edge end

         place 2200
+0.0625  begin end
+0.5     place 2260
         attach 2200
+1                    offset 2260  starts 1
         place 700
         attach 700
+1                    offset 700
