about Without a bounce, a pull returns to the edge and starts nothing.
source driven

    pull 130                   armed
    setBehavior bounces=false  settling
    drag 100
    lift
+2                             idle  offset 0  starts 0
    touch
    drag 300                   idle  offset 0
