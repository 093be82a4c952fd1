about Empty content can be pulled at its end.
start disabled
end headerFooter
edge end
content 0

0    pull 140          armed
     lift              starts 1
+1   finish success
+2                     idle  offset 0
