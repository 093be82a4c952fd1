about Rows that are appended while the gap at the end is open appear in the place of the gap.
source driven inset
start disabled
end headerFooter
edge end
content 2000

0    place 1200
     pull 140
     lift
+1                     refreshing  offset 1260
     content 2600      offset 1260
     finish success    offset 1260
+1                     idle  offset 1260
