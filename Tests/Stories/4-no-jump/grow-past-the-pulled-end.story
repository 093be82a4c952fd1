about When content is inserted after the pulled end, the pull ends and starts nothing.
source driven
both policy=release minimumDuration=0 | policy=return minimumDuration=0
edge end

    pull 150                 armed
    relayout 800 3800 2 400  overscroll 0  progress 0
    drag 5
    lift
+2                           starts 0
