about Growth that moves pulled content back inside starts nothing, if it comes after the lift.
start return

    pull 130  armed
    lift
    grow 60
+2            idle  starts 0
    place 0
    pull 130  armed
    lift
    grow 400
+2            idle  starts 0
