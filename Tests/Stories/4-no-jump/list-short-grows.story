about A short list does not scroll to its end when its items grow.
list 3
items 100
start disabled

0      scrollTo item last
+1     items 1000          offset 0
+0.05                      offset 0
