about The space after the last item keeps its item through edits, and ends when the item is removed.
list 10
items 100
start disabled

0  list.estimate 100 0
   list.endSpace 8 start  contentExtent 1600
   insert 5 at 0          contentExtent 2100
   insert 3 at 15         contentExtent 2100
   remove 1 at 13         contentExtent 1700
