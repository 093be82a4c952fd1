about Driven content rests in its gap without a shift.
source driven

    begin start
+1                  shift 0  offset -60
    finish success
+1                  shift 0  offset 0
