about A successful refresh lets an ended edge load again, and the effect `resumed` names that edge.
start minimumDuration=0
end standard

0    exhaust end true        end noMoreContent
     begin start
+1   finish success start    end idle  effects ended:start:1:success resumed:end successHaptic:start
