about A change of the motion, deceleration, snapping or mouse drags does not end a drag.
source driven

  pull 130                          armed
  setBehavior reducesMotion=true    armed  isDragging true
  setBehavior deceleration=fast     armed  isDragging true
  setBehavior dragsWithMouse=false  armed  isDragging true
  setBehavior snapping=every:400:0  armed  isDragging true
  lift                              refreshing  starts 1
