about A header is pinned while its section is visible, until the next header pushes the pinned header out.
list 0
items 30 0=20 10=20 20=20 30=20 40=20 known
start disabled
viewport 100

0     insert 1 at end header
      insert 9 at end
      insert 1 at end header
      insert 9 at end
      insert 1 at end header
      insert 9 at end
      insert 1 at end header
      insert 9 at end
      insert 1 at end header
      insert 9 at end
      place 100
+0.1                          pinnedHeader 0  position 0 0
      place 280
+0.1                          pinnedHeader 0  position 0 -10
      place 1000
+0.1                          pinnedHeader 30  isMounted 30 true
      scrollTo item 35
+0.1                          offset 990
