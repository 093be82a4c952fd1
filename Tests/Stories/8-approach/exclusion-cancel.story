about With the policy `cancel`, load-more ends the opposite edge's action.
end policy=approach:500 gap=points:0

0         setExclusion cancel
          begin start
          place 2200
+0.0625                          start outcomes cancelled  end starts 1
+2                               end starts 1
