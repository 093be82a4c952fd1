about A mouse drags the content only if the behavior allows it, and a pen always does.
source driven

    setBehavior dragsWithMouse=false
    dragBegan 1 400 0 kind=mouse
    drag 300                          isDragging false  offset 0
    lift                              effects
    dragBegan 1 700 0 kind=pen
    drag 100                          isDragging true
    dragCancelled none
+2  setBehavior dragsWithMouse=true
    dragBegan 1 800 0 kind=mouse
    drag 300                          isDragging true  offset < -100
    lift                              effects swallowTap started:start:1:first
