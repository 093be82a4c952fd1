about If a disabled edge's action ends with `noMoreContent`, the edge has no more content when it is enabled.
start resumesAfterRefresh=false

0    begin start
     enable start false
     finish noMoreContent
+2                           disabled
     enable start true       noMoreContent
