about A scroll to the last item ends in the gap at the end, whenever the action begins.
source driven inset
list 100
items 60
start disabled
end standard
edge end
cases pause=0 way=end | pause=0.05 way=end | pause=0.1 way=end | pause=0.3 way=end | pause=0.6 way=end | pause=2 way=end | pause=0 way=end_animated | pause=0.05 way=end_animated | pause=0.1 way=end_animated | pause=0.3 way=end_animated | pause=0.6 way=end_animated | pause=2 way=end_animated

0        place 500
+0.2     scrollTo item last $way
+$pause  begin end
+1                                overscroll > 59
+1                                overscroll 60
+1                                overscroll 60  isSeeking false
