about Code and keys move no content during a drag.
source driven
start disabled

0  place 700
   touch
   drag -50
   scrollTo 0 true   unchanged
   scrollTo 0 false  unchanged
   step toEnd        unchanged
   stop              unchanged
