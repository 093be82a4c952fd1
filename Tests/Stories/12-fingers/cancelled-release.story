about Cancelling the drag and the actions before a start brings the content to rest.
start standard | headerFooter | return
end headerFooter

    pull 20             pulling
    dragCancelled none
    cancel start
    cancel end
    lift
+2                      idle  offset 0  outcomes  nextDeadline inf
    pull 130            armed
    dragCancelled none
    cancel start
    cancel end
    lift
+2                      idle  offset 0  outcomes  wantsFrames false  nextDeadline inf
