about If growth moves content out of an open gap, the gap later closes without moving the content.
source driven inset
start minimumDuration=0

      begin start
+1    grow 500        offset 440
+0.5                  offset 440  gap 60
      finish success
+2                    idle  offset 440  gap 0
