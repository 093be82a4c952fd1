about Momentum that carries content past the end arms and starts nothing.
both pulled
edge end

       place 1200
       fling -700
+0.25              overscroll > 100  progress 0
+2.5               offset 2200  phases idle  start phases idle  starts 0  insetChanges
