about Growth that moves pulled content back inside starts nothing, if it comes before the lift.
start return

       pull 130  armed
       grow 60
+0.25  lift
+2               idle  starts 0
       pull 130  armed
       grow 400
+0.25  lift
+2               idle  starts 0
