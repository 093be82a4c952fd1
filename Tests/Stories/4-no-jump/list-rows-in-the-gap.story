about Inserting rows while the content rests in the gap moves nothing.
source driven inset
list 13 sticksToEnd=true startsAtEnd=true alignment=end
items 60
cases batch=1 | batch=2 | batch=3 | batch=4

0.2   pull 120
      lift                refreshing
+1.5  insert $batch at 0  moved 0
+0.5                      moved 0
      insert $batch at 0  moved 0
+0.5                      moved 0
      insert $batch at 0  moved 0
+0.5                      moved 0
