about A touched pinned header keeps its position when its rows are removed and when they are inserted again.
list 0
items 50 0=40 31=40 62=40 known
start disabled
viewport 400
cases offset=77 | offset=127 | offset=177 | offset=227 | offset=277 | offset=327 | offset=377 | offset=427 | offset=477 | offset=527 | offset=577 | offset=627 | offset=677 | offset=727 | offset=777 | offset=827 | offset=877 | offset=927 | offset=977 | offset=1027 | offset=1077 | offset=1127 | offset=1177 | offset=1227 | offset=1277 | offset=1327 | offset=1377 | offset=1427 | offset=1477

0     insert 1 at end header
      insert 30 at end
      insert 1 at end header
      insert 30 at end
      insert 1 at end header
      insert 30 at end
      place $offset
+0.1                          pinnedHeader 0  position 0 0
      list.touch 0
      remove 30 at 1          offset 0  position 0 0  position 1 40
      insert 30 at 1          position 0 0  pinnedHeader 0
