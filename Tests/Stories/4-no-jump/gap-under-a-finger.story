about Opening and closing a gap does not move the content under a finger.
source driven inset

0    pull 20
     begin start       gap 60  offset -20
+1   finish success    gap 0  offset -20
     pull 59
     begin start       gap 60  offset -59
+1   finish success    gap 0  offset -59
     pull 60
     begin start       gap 60  offset -60
+1   finish success    gap 0  offset -60
     pull 61
     begin start       gap 60  offset -61
+1   finish success    gap 0  offset -61
     pull 150
     begin start       gap 60  offset -150
+1   finish success    gap 0  offset -150
