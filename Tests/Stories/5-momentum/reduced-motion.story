about With reduced motion, scrolls by code, wheels and keys arrive at once.
source driven
start disabled

0  place 700
   setBehavior reducesMotion=true
   scrollTo 900 true               offset 900  wantsFrames false
   wheel 100 false                 offset 1000  wantsFrames false
   step pageForward                offset 1700  wantsFrames false
