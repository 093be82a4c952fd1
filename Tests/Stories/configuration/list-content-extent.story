about The content extent is the sum of the items, the spacing and both insets.
list $count spacing=10 startInset=30 endInset=50
items 40 known
start disabled
viewport 100
cases count=0 extent=80 distance=0 | count=1 extent=120 distance=20 | count=7 extent=420 distance=320

0  tick  contentExtent $extent  end distance $distance
