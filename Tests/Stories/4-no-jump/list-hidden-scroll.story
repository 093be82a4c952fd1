about A hidden list requests no frames, and scrolls to its target item when it appears.
list 1000
start disabled

0.2    resize 0 0
       scrollTo item 500 animated
+0.04                              needsFrames false
       resize 800
+1.7                               position 500 0  needsFrames false
