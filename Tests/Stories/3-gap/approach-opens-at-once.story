about An automatic start opens the gap at once.
start disabled
end policy=approach:100 opensGapOnReturn=true gap=points:50
edge end
content 900

0.0624                      idle  gap 0
0.0625                      refreshing  gap 50
+1        finish success    idle
