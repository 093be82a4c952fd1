about A list that does not stick to its edges keeps its items in place when others are inserted or grow.
list 10
items 30 known
start disabled
viewport 100

0     insert 2 at 0    offset 60  moved 0
      place 260
+0.1                   end distance 0
      measure 11 130   end distance 100  offset 260
      insert 1 at end  moved 0
+1                     offset 260
