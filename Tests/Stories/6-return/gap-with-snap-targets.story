about With snap targets, a refresh keeps its gap while a finger moves the content a little.
source driven
cases spacing=44 | spacing=400 | spacing=800 | spacing=17

0      setBehavior snapping=every:$spacing:0
       pull 120
       lift
+3                                            offset -60
       touch
       drag 12
+0.25                                         offset < -60.5
       lift
+3                                            offset -60
       touch
       drag -12
+0.25                                         offset > -59.5
       lift
+3                                            offset -60
       touch
       drag 16
+0.25                                         offset < -60.5
       lift
+3                                            offset -60
       finish success
+3                                            offset 0
