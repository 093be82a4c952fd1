about Momentum starts nothing if the platform does not report its phase.
source inset shifted
phase unknown
start pulled

       place 1000
       fling 700
+0.25              overscroll > 100  progress 0
+2.5               offset 0  phases idle  starts 0  progress 0
