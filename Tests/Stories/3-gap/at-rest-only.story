about The offset of shifted content is adjusted only while the content is at rest.
source shifted

      place 1500
      touch
      begin start
+1                    gap 0  adjustments
      lift            offset 1500  adjustments 60
      fling 60
      finish success  adjustments 60
+0.5                  adjustments 60
+3                    adjustments 60 -60
