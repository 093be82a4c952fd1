about After a cancelled drag and cancelled actions, the content returns and needs no more frames.
start pulled
end headerFooter

    pull 130
    dragCancelled none
    cancel start
    cancel end
    lift
+2                      idle  offset 0  wantsFrames false  nextDeadline inf
