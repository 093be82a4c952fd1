about A scroll to an item that is requested while the list is hidden happens when the list appears.
list 300
start disabled
viewport 0
cases way=start | way=start_animated

0   scrollTo item 200 $way
20  resize 800
+2                          position 200 0
