about With the policies `drop` and `queue`, load-more waits for the opposite edge's action.
end policy=approach:500 gap=points:0

0    begin start
     place 2200
+1                           end starts 0
     finish success start
+1                           end starts 1
     finish success end
     setExclusion queue
     place 500
     begin start
     place 2200
+1                           end starts 1  start refreshing
     finish success start
+1                           end starts 2
