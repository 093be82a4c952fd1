about A start has one outcome, the first reported result.
start resumesAfterRefresh=false

0    begin start
     finish success          effects ended:start:1:success successHaptic:start
     finish 1 failure        unchanged
+3   begin start
     finish failure          effects ended:start:2:failure
     finish 2 success        unchanged
+3   begin start
     finish cancelled        effects ended:start:3:cancelled
     finish 3 timedOut       effects
+3   begin start
     finish timedOut         effects ended:start:4:timedOut
     finish 4 noMoreContent  unchanged
+3   begin start
     finish noMoreContent    effects ended:start:5:noMoreContent
+3   finish 5 failure        unchanged  outcomes success failure cancelled timedOut noMoreContent
