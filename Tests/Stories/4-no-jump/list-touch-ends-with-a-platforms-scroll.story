about When the platform scrolls under a finger, the touched item is no longer the anchor.
source inset shifted
list 60
items 100
start disabled

0      place 530
+0.05  list.touch 5  touchedItem 5
       drag -3       touchedItem none
