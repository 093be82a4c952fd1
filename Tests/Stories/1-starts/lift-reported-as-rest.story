about A lift that the platform reports as rest starts the action, although the content has moved back.
source inset shifted

    observed -140 tracking  armed
    observed -30 resting    refreshing  starts 1
+1                          refreshing  offset -60
