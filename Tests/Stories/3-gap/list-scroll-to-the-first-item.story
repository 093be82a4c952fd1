about A scroll to the first item ends in the gap, whenever the action begins.
list 100
items 60
cases pause=0 way=start | pause=0.05 way=start | pause=0.1 way=start | pause=0.3 way=start | pause=0.6 way=start | pause=2 way=start | pause=0 way=start_animated | pause=0.05 way=start_animated | pause=0.1 way=start_animated | pause=0.3 way=start_animated | pause=0.6 way=start_animated | pause=2 way=start_animated

0        place 500
+0.2     scrollTo item 0 $way
+$pause  begin start
+1                             overscroll > 59
+1                             overscroll 60
+1                             overscroll 60  isSeeking false
