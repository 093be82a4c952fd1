about A list that was scrolled to its end by code does not follow added items, or grow with new ones.
list 1000
items 60
start disabled

0      scrollTo item last end
+1     insert 5 at end         moved 0
+1                             moved 0
       scrollTo item last end
+1     reset 2
+0.2   items 960
+0.05                          offset 0
