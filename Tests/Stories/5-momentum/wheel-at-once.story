about A precise wheel scrolls at once, and stops at an edge.
source driven
start disabled

0  place 100
   wheel 30.5 true  offset 130.5  wantsFrames false
   wheel -1 true    offset 129.5  wantsFrames false
   wheel -500 true  offset 0  wantsFrames false
   wheel 1e9 true   offset 2200  wantsFrames false
