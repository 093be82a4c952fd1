about Opening and closing a gap does not move content that rests away from the edge.

0       place 500
        begin start       gap 60  offset 500
+1      finish success    gap 0  offset 500
+0.25                     idle  offset 500
