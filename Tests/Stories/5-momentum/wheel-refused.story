about A wheel moves no content during a drag or a bounce.
source driven
cases precise=true | precise=false

0  touch
   drag 150
   wheel 50 $precise  unchanged
   lift
   wheel 50 $precise  unchanged
