about The input `stop` ends an animated scroll to an item.
list 5000
start disabled

0        scrollTo item 3000 animated
+0.0834  stop
+1                                    moved 0  needsFrames false
