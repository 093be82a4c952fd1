about With the policy `return`, an action starts as the content returns, and once per drag.
start return

      pull 140        armed  starts 0
      pull -5         refreshing  starts 1
      finish success
+1    pull 140        starts 1
      pull -5
      pull 140
      lift
+0.5                  starts 1  outcomes success
