about Momentum past the end is not drawn as a pull while the start's action runs.
both standard
edge end

      place 1940
      begin start
+1    fling -250
+0.1               overscroll > 10  progress 0
+2                 overscroll 0  progress 0
