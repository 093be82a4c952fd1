about The level depends on the last offset under the finger, not on the first offset after the lift.
source inset shifted
start threshold=points:80 secondThreshold=points:150

    observed -155 tracking      armed
    observed -149 decelerating  refreshing  levels second
+1  finish success
+2  observed -155 tracking      armed
    observed -70 decelerating   refreshing  levels second second
+1  finish success
+2  observed -100 tracking      armed
    observed -79 decelerating   refreshing  levels second second first
