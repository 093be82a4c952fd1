about A start from code at the preset `pinnedHeader` changes neither the insets nor the offset.
start pinnedHeader

    begin start     refreshing  starts 1
+1  finish success
+1                  idle  offset 0  starts 1  insetChanges  adjustments
