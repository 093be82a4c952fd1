about A pull retries a failure that rests in its gap, because `rearm` measures the distance from the gap.
start policy=reach rearm=within:8 keepsFailure=true

0     begin start
+1    finish failure    failed
+1                      failed  offset -60
      pull 130          refreshing  starts 2
