about An action that starts and ends during one drag leaves the insets as they are.
start policy=reach minimumDuration=0

    pull 120        refreshing  starts 1
    finish success  outcomes success
    lift
+1                  idle  offset 0  starts 1  insetChanges
