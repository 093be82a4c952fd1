about One movement past both thresholds arms the second level, with one haptic effect.
start threshold=points:80 secondThreshold=points:150

0        touch
         drag 700 over 0.015625    armed  level second  effects armed:start
+0.125   lift                      levels second
