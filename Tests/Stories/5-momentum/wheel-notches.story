about A wheel notch takes 0.15 s, and further notches add to its target.
source driven
start disabled

0        place 100
         wheel 120 false  offset 100
+0.1                      offset > 190  offset < 220
         wheel 120 false
         wheel 120 false
+0.1499                   wantsFrames true
+0.0001                   offset 460  wantsFrames false
