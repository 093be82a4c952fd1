about With reduced motion, an animated scroll to an item reaches it at once.
list 100
items 50

0      setBehavior reducesMotion=true
+0.1   scrollTo item 60 start animated
+0.02                                   position 60 0
