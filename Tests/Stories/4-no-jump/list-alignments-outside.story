about A share outside 0 to 1 scrolls the item out of the viewport, and at most to an end of the content.
list 100
items 30 known
start disabled
viewport 100
cases share=-0.5 offset=335 | share=2 offset=160 | share=-1e300 offset=2900 | share=1e300 offset=0

0     scrollTo item 10 share:$share
+0.1                                 offset $offset
