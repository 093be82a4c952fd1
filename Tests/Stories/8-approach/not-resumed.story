about An edge that loads more, or has no `resumesAfterRefresh`, has no more content after the result `noMoreContent`.
start resumesAfterRefresh=false | policy=tap resumesAfterRefresh=false | policy=approach:100
end policy=approach:500 gap=points:0

0    exhaust end true              end noMoreContent
     begin start
+1   finish noMoreContent start    effects ended:start:1:noMoreContent
+2                                 start noMoreContent  end noMoreContent
