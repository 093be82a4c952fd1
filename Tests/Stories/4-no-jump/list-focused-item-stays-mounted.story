about A focused item stays mounted at any distance from the viewport, and no item out of range is focused.
list 400
items 40 known
start disabled
viewport 100
cases item=0 mounted=true | item=1 mounted=true | item=399 mounted=true | item=-1 mounted=none | item=400 mounted=none

0      place 8000
+0.1   list.focus $item keyboard false
+0.05                                   isMounted $item $mounted  moved 0
