about Cancelling the drag and the action that it started brings the content to rest.
start fraction | reachThenHold | pinnedHeader
end headerFooter

    pull 20             pulling
    dragCancelled none
    cancel start
    lift
+2                      idle  offset 0  outcomes  nextDeadline inf
    pull 130            refreshing
    dragCancelled none
    cancel start
    lift
+2                      idle  offset 0  outcomes cancelled  wantsFrames false  nextDeadline inf
