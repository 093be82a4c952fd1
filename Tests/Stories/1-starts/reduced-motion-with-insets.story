about After a change of the behavior, the platform still moves the content, and a pull starts the action.
source inset shifted

    setBehavior reducesMotion=true
    dragBegan 1 0 0
    wheel 50 true                   offset 0
    pull 120                        armed
    lift
+1                                  refreshing  offset -60  starts 1
