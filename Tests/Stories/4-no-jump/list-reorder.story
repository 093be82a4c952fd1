about A reorder of the item at the viewport's start keeps the offset, also right after a jump.
list 200
items 50
start disabled
cases first=0 inside=0 second=1 fourth=3 offset=0 | first=0 inside=1 second=1 fourth=3 offset=1 | first=0 inside=40 second=1 fourth=3 offset=40 | first=40 inside=0 second=41 fourth=43 offset=2000

0.1    scrollTo item $first start $inside  offset $offset
       reorder $second to $first           offset $offset
+0.05  reorder $first to $fourth           offset $offset
+0.05  reorder $fourth to $second          offset $offset
+0.05  reorder $first to 150               offset $offset
+0.05  scrollTo item $first start $inside  offset $offset
+0.1   reorder $second to $first           offset $offset
       reorder $first to $fourth           offset $offset
+0.05                                      offset $offset
