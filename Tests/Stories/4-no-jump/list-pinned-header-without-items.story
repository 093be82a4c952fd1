about A header without items is pinned until the next header reaches its position.
list 0 spacing=10
items 30 0=20 1=20 known
start disabled
viewport 100

0     insert 2 at end header
      insert 8 at end
      place 25
+0.1                          pinnedHeader 0
      place 30
+0.1                          pinnedHeader 1
