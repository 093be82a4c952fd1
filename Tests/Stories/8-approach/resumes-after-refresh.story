about With `resumesAfterRefresh`, a refresh without more content succeeds, and lets the end load again.
start policy=release | policy=reach | policy=return | policy=tap | policy=manual
end policy=approach:500 gap=points:0

0    exhaust end true              end noMoreContent
     begin start
+1   finish noMoreContent start    effects ended:start:1:success resumed:end successHaptic:start
+2                                 start idle  end idle
     exhaust start true
+2                                 start noMoreContent
