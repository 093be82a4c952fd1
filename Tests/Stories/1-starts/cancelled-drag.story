about A cancelled drag past the threshold starts nothing, at either edge.
source driven
end standard

0    touch
     drag 700              start armed
     dragCancelled none
+2                         start idle  starts 0
     place 2200
     touch
     drag -700             end armed
     dragCancelled none
+2                         end idle  end starts 0
