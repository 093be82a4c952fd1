about With the policy `reach`, the haptic effect and the start happen at once.
start fraction | reachThenHold | pinnedHeader

0    pull 40        effects
     pull 140       effects armed:start started:start:1:first
     pull 150       effects
     lift
+1   begin start    effects  starts 1
