about During a touch a chat follows its end, unless the touched item itself changes.
list 60 chat
items 100
start disabled

0.2                    offset 5200
      list.touch 56
      measure 59 140   offset 5240
      insert 1 at end
+1.5                   offset 5340
