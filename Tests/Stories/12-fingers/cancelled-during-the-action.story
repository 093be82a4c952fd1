about If a drag is cancelled while its action runs, the gap opens at once.
source inset
start policy=reach

    pull 120            refreshing  starts 1  insetChanges
    dragCancelled none  insetChanges 60:0:-60
+1                      refreshing  offset -60
