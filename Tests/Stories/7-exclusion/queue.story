about With the policy `queue`, a start happens when the opposite edge's action has ended.
end headerFooter
content 1000

0    setExclusion queue
     begin end
     pull 140                armed
     lift
+1                           idle  starts 0
     finish success end      effects ended:end:1:success successHaptic:end started:start:2:first
+1   finish success start
+2                           start idle  end idle
