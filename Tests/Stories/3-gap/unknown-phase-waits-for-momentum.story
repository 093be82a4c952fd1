about Without a phase, the insets do not change during momentum.
source inset
phase unknown
both standard

         place 600
         fling -200
         begin end
+0.3125              insetChanges
         place 900
+1                   insets 0 60
