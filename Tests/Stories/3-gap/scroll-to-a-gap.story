about A scroll to an edge ends in a gap that code opens during the scroll, and a scroll elsewhere continues.
source driven

0      scrollTo 900 true
       begin start          gap 60
+0.5                        offset 900
       finish success
+1     scrollTo 0 true
+0.1   begin start          offset > 100
+2                          offset -60  gap 60
