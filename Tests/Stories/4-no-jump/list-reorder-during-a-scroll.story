about An animated scroll by code reaches its item although the user reorders items.
list 200
items 50
start disabled

0.1   scrollTo item 30 animated
+0.1  reorder 0 to 100
+2                               offset 1450
