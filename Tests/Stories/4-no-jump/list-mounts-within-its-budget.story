about The list mounts at most its budget of items per frame, and mounts all required items soon.
list 10000
items 44
start disabled
viewport 400

0          mounted 10  needsFrames true
+0.0167    mounted 15
+0.05      mounted 15  needsFrames false
