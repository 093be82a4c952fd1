about A touched item is the anchor during the touch and for a second after it.
list 60
items 100
start disabled
cases pause=0 position=-30 | pause=0.9 position=-30 | pause=1.1 position=-180 | pause=5 position=-180

0        place 530
+0.05    list.touch 5
+4       measure 5 250    position 5 -30
         list.touch none
+$pause  measure 5 400    position 5 $position
