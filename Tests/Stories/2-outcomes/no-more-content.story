about After the result `noMoreContent`, the edge starts nothing until code resets it.
start resumesAfterRefresh=false

0    begin start
     finish noMoreContent
+2                           noMoreContent  phases idle refreshing settling noMoreContent
     begin start             effects declined:start
     exhaust start false     idle
     begin start             effects started:start:2:first
