about A message appended while an action runs in the free space of a short list ends at the viewport's end.
source driven inset
list $rows sticksToEnd=true startsAtEnd=true alignment=end
items 60
cases rows=11 | rows=12

0.2                    end distance 0
      pull 120
      lift             refreshing
+1.5  insert 1 at end
+1.5                   end distance 0  position last 740
