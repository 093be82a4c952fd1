about Growth that moves pulled content past the threshold does not arm the edge.
start pulled

       touch
       pull 5
       grow -140  isDragging true  offset < -100
+0.25             starts 0
       lift
+2                idle  offset 0  starts 0  phases idle pulling settling idle
