about A change of the viewport keeps the item that rests, with pages or items as snap targets.
list 40
items 430
start disabled
viewport 430
cases targets=pages | targets=itemsByOne

0    setBehavior snapping=$targets
0.5  scrollTo item 20
+1   resize 800
     items 800
+1                                  item 20  inside 0
     resize 430
     items 430
+1                                  item 20  inside 0
     resize 300
     items 300
+1                                  item 20  inside 0
     fling 150
+6                                  item 19  inside 0
