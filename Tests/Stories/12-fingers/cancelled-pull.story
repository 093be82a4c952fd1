about A cancelled pull starts nothing, and the next pull does.
source driven inset
start standard | headerFooter | return | policy=release threshold=points:80 gap=points:80 rearm=returned

    pull 130            armed
    dragCancelled none  settling  isDragging false
    lift
+1                      idle  offset 0  starts 0
    pull 130
    lift
+1                      starts 1
