about While a retry is queued, the edge shows the failure until the retry starts.
start keepsFailure=true
end headerFooter

0    setExclusion queue
     begin start
+1   finish failure
     begin end
     tap start             failed  effects queued:start:first
     finish success end    refreshing
