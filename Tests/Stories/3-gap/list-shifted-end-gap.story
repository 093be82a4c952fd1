about If the gap shifts the content, a scroll to the last item ends before the gap, which only adds space.
source shifted
list 100
items 60
start disabled
end standard
edge end
cases pause=0 way=scrollTo_item_last_end | pause=0.05 way=scrollTo_item_last_end | pause=0.1 way=scrollTo_item_last_end | pause=0.3 way=scrollTo_item_last_end | pause=0.6 way=scrollTo_item_last_end | pause=2 way=scrollTo_item_last_end | pause=0 way=scrollTo_item_last_end_animated | pause=0.05 way=scrollTo_item_last_end_animated | pause=0.1 way=scrollTo_item_last_end_animated | pause=0.3 way=scrollTo_item_last_end_animated | pause=0.6 way=scrollTo_item_last_end_animated | pause=2 way=scrollTo_item_last_end_animated | pause=0.5 way=step_toEnd

0        place 500
+0.2     begin end
+$pause  $way
+3                       overscroll 0  end distance 0
         place 500
         finish success
+2       $way
+$pause  begin end
+3                       overscroll 0  end distance 0
