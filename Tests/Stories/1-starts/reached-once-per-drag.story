about An action that starts under the finger does not start again during the same drag.
start fraction | reachThenHold | pinnedHeader

      pull 140        refreshing  starts 1
      pull -5         refreshing
      finish success
+1    pull 140        starts 1
      pull -5
      pull 140
      lift
+0.5                  starts 1  outcomes success
