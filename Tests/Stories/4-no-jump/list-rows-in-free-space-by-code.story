about Inserting rows after a start by code or by approach does not move the last row of a short list.
source driven inset
list 2 sticksToEnd=true startsAtEnd=true alignment=end
items 60
start standard | policy=approach:300
viewport $viewport
cases viewport=800 batch=1 last=740 | viewport=800 batch=2 last=740 | viewport=800 batch=3 last=740 | viewport=800 batch=4 last=740 | viewport=780 batch=1 last=720 | viewport=780 batch=2 last=720

0.2   begin start            refreshing  starts 1
+1.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0 x8  moved 0
+0.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0 x7  moved 0
+0.5                         moved 0  position last $last
      finish success
+1.5                         position last $last  end distance 0
