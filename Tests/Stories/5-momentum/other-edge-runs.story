about Momentum past an edge is not drawn as a pull while the other edge's action runs.
both standard

       begin end
+1     place 400
       fling 250
+0.25             overscroll > 10  progress 0
+2                overscroll 0  progress 0
