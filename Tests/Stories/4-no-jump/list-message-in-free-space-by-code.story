about A message appended after a start by code or by approach ends at the viewport's end.
source driven inset
list $rows sticksToEnd=true startsAtEnd=true alignment=end
items 60
start standard | policy=approach:300
cases rows=11 | rows=12

0.2   begin start      refreshing  starts 1
+1.5  insert 1 at end
+1.5                   end distance 0  position last 740
