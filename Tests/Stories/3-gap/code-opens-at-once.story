about A start from code opens the gap at once, even after it was queued.
source driven inset
start reachThenHold
end headerFooter

0    begin start           refreshing  gap 80
     cancel start          gap 0
+2   setExclusion queue
     begin end
     begin start           gap 0
     cancel end            refreshing  gap 80
