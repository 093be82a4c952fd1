about By default, a pull that begins inside the content starts the action.
end standard

0    place 50
     pull 120
     lift                    start starts 1
+1   finish success start
+2   place 2150
     pull 120 end
     lift                    end starts 1
