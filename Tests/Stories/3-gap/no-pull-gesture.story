about An edge without a pull gesture draws no pull after its action ended under the finger.
both policy=tap | policy=manual | pullsFromInside=false
edge start end

       pull -300
       lift
+1     touch
       begin edge
+0.75  finish success
+1     pull 90         idle  overscroll > 60  progress 0
