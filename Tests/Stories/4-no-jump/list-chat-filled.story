about A chat that is filled message by message shows its end, also when it is emptied and filled again.
list 0 chat
start disabled

0     insert 1 at end x40
+0.7                       end distance 0
      remove 40 at 0       count 0
      insert 1 at end x40
+0.7                       end distance 0
      remove 40 at 0       count 0
