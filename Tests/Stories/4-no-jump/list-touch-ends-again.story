about Repeated ends of a touch do not extend the second for which the touched item stays the anchor.
list 60
items 100
start disabled

0      place 530
+0.05  list.touch 5
       list.touch none
+0.4   list.touch none
+0.4   list.touch none
+0.4   measure 5 250    position 5 -180
