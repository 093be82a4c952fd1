about A stop does not interrupt a bounce.
source driven

    pull 90
    lift
    stop
+2           idle  offset 0
