about Growth that moves the content past the threshold neither arms nor starts the edge.
start pulled

       place 40
       touch
       drag -12
       grow -200  isDragging true
+0.25             phases idle pulling  starts 0  offset < -130
       lift
+2                phases idle pulling settling idle  offset 0  starts 0
