about An edit moves the target of a scroll with its item, and a removal of the target ends the scroll.
list 100000
start disabled

0      scrollTo item 50000 animated
+0.05  insert 300 at 10
+1.4                                 position 50300 0
       scrollTo item 70000 animated
       remove 2000 at 69000
+1                                   needsFrames false
