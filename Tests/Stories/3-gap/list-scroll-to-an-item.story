about While a refresh keeps its gap open, a scroll to an item reaches the item.
list 500
items 60

0.2   begin start
+0.7  scrollTo item 100
+0.2                     position 100 0  isSeeking false  gap 60
