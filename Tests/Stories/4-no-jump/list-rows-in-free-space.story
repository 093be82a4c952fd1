about Inserting rows while the action runs fills the free space of a short list, and the last row stays.
source driven inset
list 2 sticksToEnd=true startsAtEnd=true alignment=end
items 60
viewport $viewport
cases viewport=800 batch=1 last=740 | viewport=800 batch=2 last=740 | viewport=800 batch=3 last=740 | viewport=800 batch=4 last=740 | viewport=780 batch=1 last=720 | viewport=780 batch=2 last=720

0.2   pull 120
      lift                   refreshing
+1.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0 x8  moved 0
+0.5  insert $batch at 0     moved 0
+0.5  insert $batch at 0 x7  moved 0
+0.5                         moved 0  position last $last
      finish success
+1.5                         position last $last  end distance 0
