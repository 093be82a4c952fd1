about A stored position leads back to the same place in its item after any measurements.
list 500
items mixed known
start disabled
viewport 100

0     place 5123
+0.1                            item 43  inside 6
      measure 4 90
      place 0
+0.1  scrollTo item 43 start 6
+0.2                            item 43  inside 6
