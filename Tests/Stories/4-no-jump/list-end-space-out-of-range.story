about The space after the last item clamps its item and is at most a viewport long; a reset removes it.
list 10
items 100
start disabled
cases item=-5 extent=1000 | item=99 extent=1700

0  list.endSpace $item share:nan  contentExtent $extent
   reset 4                        contentExtent 400
   list.endSpace 3 share:-1e300   contentExtent 1200
