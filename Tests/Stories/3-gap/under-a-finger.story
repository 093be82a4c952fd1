about Opening and closing a gap under a finger moves nothing if the content is pulled farther.

    pull 110        armed
    begin start     refreshing  offset -110
+1                  offset -110  insetChanges  adjustments
    finish success
+1                  offset -110  gap 0
    lift
+2                  idle  offset 0  starts 1  insetChanges  adjustments
