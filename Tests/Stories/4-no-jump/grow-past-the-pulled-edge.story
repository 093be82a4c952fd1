about When inserted content extends past the pulled edge, the pull ends and starts nothing.
both policy=release minimumDuration=0 | policy=return minimumDuration=0

    pull 150  armed
    grow 400  overscroll 0  progress 0
    drag -5
    lift
+2            starts 0
