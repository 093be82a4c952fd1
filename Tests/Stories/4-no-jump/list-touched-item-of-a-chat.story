about During a touch at a chat's end, the touched item that grows keeps its position.
list 60 chat
items 100
start disabled

0.2                  offset 5200
     list.touch 56
     measure 59 140
     measure 56 250  position 56 360
