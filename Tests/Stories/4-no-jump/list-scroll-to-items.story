about A scroll to an item ends with the item at the requested edge.
list 100000
start disabled
cases start=start end=end | start=start_animated end=end_animated

0   scrollTo item 70000 $start
+1                              position 70000 0  needsFrames false
    scrollTo item last $end
+1                              end distance 0
    scrollTo item 0 $start
+1                              offset 0  position 0 0  scrollOffset 0  platform 0
