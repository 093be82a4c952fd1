about Cancelling an edge, disabling it or ending its content removes its queued start.
end headerFooter

0    setExclusion queue
     begin end
     begin start            effects queued:start:first
     cancel start           effects declined:start
     begin start            effects queued:start:first
     enable start false     effects declined:start
     enable start true
     begin start            effects queued:start:first
     exhaust start true     effects declined:start
     exhaust start false
     finish success end
+1                          idle  starts 0
