about After the content has returned, a new finger can start the action again.
start pulled

0       pull 140
        lift
+0.25                     starts 1
        finish success
+2      pull 140
        lift
+0.25                     starts 2
        finish success
+2      pull 140
        lift
+0.25                     starts 3
        finish success
+2                        idle
