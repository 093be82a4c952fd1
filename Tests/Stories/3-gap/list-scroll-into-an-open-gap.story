about A scroll to the first item, or a step to the start, ends in the gap that is open.
list 100
items 60
cases scroll=scrollTo_item_0 | scroll=scrollTo_item_0_start_animated | scroll=step_toStart

0     place 500
+0.2  begin start
+0.1  $scroll
+1                 overscroll > 59
+2                 overscroll 60
