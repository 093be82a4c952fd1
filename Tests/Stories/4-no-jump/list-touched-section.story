about Opening a touched section at a chat's end does not scroll, so its rows appear below its header.
list 60 chat
items 100
start disabled

0.2   insert 1 at end header
+1.5  list.touch 60
      insert 20 at end        moved 0
+1.5                          moved 0
