about With the policy `drop`, an edge starts nothing while the opposite edge's action runs.
end headerFooter
content 1000

0    begin end
     pull 140              idle  isAvailable false
     lift
     begin start           effects declined:start
+1   finish success end    end outcomes success
+1                         starts 0  isAvailable true
