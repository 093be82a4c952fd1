about If the content was at rest, a finger whose first report is far past the edge starts the action.
source inset shifted

    observed 0 resting
+1  observed -120 tracking      armed
    observed -120 decelerating  refreshing  starts 1
