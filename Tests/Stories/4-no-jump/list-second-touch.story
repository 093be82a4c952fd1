about A touch on a second item replaces the first, and a second end of a touch has no effect.
list 60
items 100
start disabled

0      place 530
+0.05  list.touch 5
       list.touch 9     touchedItem 9
       list.touch none
+2     list.touch none  touchedItem none
+5                      touchedItem none
