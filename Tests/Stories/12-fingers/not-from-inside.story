about Without `pullsFromInside`, only a pull that begins at the edge starts the action.
start pullsFromInside=false
end pullsFromInside=false

0    place 50
     pull 120
     lift                    start starts 0
+2   pull 120
     lift                    start starts 1
+1   finish success start
+2   place 2150
     pull 120 end
     lift                    end starts 0
+2   place 2200
     pull 120 end
     lift                    end starts 1
