about A gap that ends during a drag away from the edge keeps its extent until the content is at rest.
source shifted

        begin start
+0.125  touch
        drag -40 over 0.015625  offset 12.6624
        cancel start            offset 12.6624
+1                              offset 12.6624
        lift                    offset 12.6624  gap 0
