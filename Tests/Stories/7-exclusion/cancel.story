about With the policy `cancel`, a start first ends the opposite edge's action.
end headerFooter

0    setExclusion cancel
     begin end              effects started:end:1:first
     begin start            effects ended:end:1:cancelled started:start:2:first
+1                          start refreshing  end idle
