about Each phase of an edge has its own progress, opacity and gap.
source driven
start resultDuration=2 keepsFailure=true

                    idle  progress 0  opacity 0  gap 0  isAvailable true  threshold 100
    pull 50         pulling  progress 0.5  opacity 1  gap 0  overscroll 50  wantsFrames false
    pull 130        armed  progress 1  opacity 1  gap 0  overscroll 130  wantsFrames false
    lift
+1                  refreshing  progress 1  opacity 1  gap 60  overscroll 60  wantsFrames true
    finish success
+1                  showingResult  progress 1  opacity 1  gap 60  isAvailable true  wantsFrames false
+3  begin start
+1  finish failure
+3                  failed  progress 0  opacity 1  gap 60  isAvailable true  wantsFrames false
