about A wheel scrolls within the content's bounds, and not during a drag.
source driven

       wheel 120 true   offset 120
       wheel 100 false
       wheel 100 false  offset 120
+0.25                   offset 320
       wheel -1e6 true  offset 0
       pull 120         armed
       wheel 50 true    offset -120
       lift
       wheel 50 true
+1                      refreshing  offset -60  starts 1
