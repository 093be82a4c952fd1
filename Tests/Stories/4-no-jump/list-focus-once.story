about An item that already has the focus is not shown again, and stays mounted outside the viewport.
source driven
list 100000
items 50
start disabled

0        place 10000
+0.1     list.focus 205 keyboard true
         list.focus 206 assistive true
         place 900000
+0.1     list.focus 205 keyboard true
+0.1                                      offset 900000  isMounted 204 true  isMounted 205 true  isMounted 206 true  isMounted 207 true  isMounted 203 false  isMounted 208 false
         remove 206 at 0                  isMounted 0 true
         list.focus none assistive false
+0.0167                                   isMounted 0 false  isMounted 1000 false
