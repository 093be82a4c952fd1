about A header stays pinned through the spacing after its section, until the next header pushes it out.
list 0 spacing=10
items 30 0=20 9=20 18=20 known
start disabled
viewport 100

0      insert 1 at end header
       insert 8 at end
       insert 1 at end header
       insert 8 at end
       insert 1 at end header
       insert 8 at end         extent 9 20
       place 325
+0.1                           pinnedHeader 0  position 0 0
       place 341
+0.1                           pinnedHeader 0  position 0 -11
       place 349
+0.1                           pinnedHeader 0  position 0 -19
       place 350
+0.1                           pinnedHeader 9
       measure 2 90
+0.05                          pinnedHeader 9  position 9 0
