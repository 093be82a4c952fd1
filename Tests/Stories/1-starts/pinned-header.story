about The preset `pinnedHeader` starts under the finger and changes neither the insets nor the offset.
start pinnedHeader

    pull 120        refreshing  starts 1
    lift
+1  finish success
+1                  idle  offset 0  starts 1  insetChanges  adjustments
