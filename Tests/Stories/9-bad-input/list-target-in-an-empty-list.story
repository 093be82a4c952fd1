about In an empty list, every scroll to an item ends at the start, with any insets.
list 0 startInset=500 endInset=500
start disabled
viewport 100
cases alignment=start | alignment=center | alignment=end | alignment=nearest

0     scrollTo item 3 $alignment  offset 0
+0.5                              offset 0  needsFrames false
