about A fully open gap keeps its extent and sets no deadline.
source shifted
both gap=points:44 minimumDuration=0
edge start end

    pull 0
    lift
    begin edge
+3              refreshing  gap 44  nextDeadline inf
