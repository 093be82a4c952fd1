about A finger, a wheel or a key ends a scroll to an item.
source driven
list 100000
start disabled
cases input=touch | input=wheel_10_true | input=step_lineBackward

0      scrollTo item 50000 animated
+0.05  $input
+1                                   position 50000 > 1
