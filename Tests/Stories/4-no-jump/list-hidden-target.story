about A scroll to an item that is requested while the list is hidden happens when the list appears.
list 300
start disabled
viewport 0
cases way=start position=0 | way=start_animated position=0 | way=end position=780 | way=end_animated position=780

0   scrollTo item 200 $way
20  resize 800
+2                          position 200 $position
