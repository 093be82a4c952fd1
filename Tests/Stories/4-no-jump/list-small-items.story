about All visible items are mounted, even if they are small and many.
list 100000 arrangement=columns:40
items 24
start disabled

0      list.estimate 24 0
       resize 800 960
+0.05                      mounted > 1359
