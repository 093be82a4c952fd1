about When the user or code scrolls, the touched item is no longer the anchor.
source driven
list 60
items 100
start disabled
cases scroll=drag_-20 | scroll=wheel_4_true | scroll=step_lineForward | scroll=place_540 | scroll=scrollTo_item_30_start_animated

0      place 530
+0.05  list.touch 5
       touch         touchedItem 5
       lift
       list.touch 5  touchedItem 5
       $scroll       touchedItem none
