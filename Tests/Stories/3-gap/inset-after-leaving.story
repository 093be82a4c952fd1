about The gap of an action that started under the finger stays closed if the content has left the edge.
source inset
start policy=reach

    pull 120  refreshing  insetChanges
    pull -40
    lift      insetChanges
+1            refreshing  offset > 0  insetChanges
