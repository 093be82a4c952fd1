about Momentum that carries content past the start arms and starts nothing.
both pulled

       place 1000
       fling 700
+0.25              overscroll > 100  progress 0
+2.5               offset 0  phases idle  end phases idle  starts 0  insetChanges
