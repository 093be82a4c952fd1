about A success causes one haptic effect at once, and no other result does.
start resumesAfterRefresh=false | pinnedHeader

0    begin start         effects started:start:1:first
     finish success      effects ended:start:1:success successHaptic:start
+3   begin start         effects started:start:2:first
     finish failure      effects ended:start:2:failure
+3   begin start
     finish cancelled    effects ended:start:3:cancelled
+3   begin start
     finish timedOut     effects ended:start:4:timedOut
