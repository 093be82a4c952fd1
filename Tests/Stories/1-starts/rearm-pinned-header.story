about A pinned header starts its action again only after the content has returned to the reset point, 5 pt.
start pinnedHeader

0         pull 110          starts 1
          finish success
          lift
+1        pull 110          starts 2
          finish success
+1        lift
+0.0625                     offset < -5
          pull 6
          pull 110          starts 2
          pull 4.9
          pull 110          starts 3
