about A start from code at the edge opens the gap, for any configuration of the opposite edge.
start minimumDuration=0
end disabled | policy=approach:60

    begin start     refreshing  offset 0
+1                  offset -60  gap 60
    finish success
+1                  idle  offset 0
