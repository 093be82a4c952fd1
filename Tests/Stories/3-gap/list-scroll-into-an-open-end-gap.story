about A scroll to the last item, or a step to the end, ends in the gap that is open.
source driven inset
list 100
items 60
start disabled
end standard
edge end
cases scroll=scrollTo_item_last_end | scroll=scrollTo_item_last_end_animated | scroll=step_toEnd

0     place 500
+0.2  begin end
+0.1  $scroll
+1               overscroll > 59
+2               overscroll 60
