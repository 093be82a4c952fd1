about Invalid follow distances and distances below 1 pt are treated as 1 pt.
list 100 sticksToEnd=true followDistance=$distance
items 50 known
start disabled
viewport 400
cases distance=-80 | distance=0 | distance=0.5 | distance=nan | distance=-inf

0     place 4598
+0.1  insert 1 at end  moved 0
+1                     end distance 52
      place 4649
+0.1  insert 1 at end
+1                     end distance 0
