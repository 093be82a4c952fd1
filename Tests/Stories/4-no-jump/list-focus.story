about Focusing an item outside the viewport scrolls by the shortest distance.
source driven
list 100000
items 50
start disabled
cases item=200 offset=10000 | item=199 offset=9950 | item=190 offset=9500 | item=215 offset=10000 | item=216 offset=10050

0     place 10000
+0.1  list.focus $item keyboard true
+1                                     offset $offset  needsFrames false
      list.focus none keyboard false
      place 10000
+0.1  list.focus $item assistive true  offset $offset
+1                                     offset $offset  needsFrames false
