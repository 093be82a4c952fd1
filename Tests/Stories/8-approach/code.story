about A start from code replaces the automatic start near the edge, and code may start again.
start disabled
end policy=approach:500 gap=points:0 keepsFailure=true
edge end

0         begin end         starts 1
+1        place 2200
+1        finish success    starts 1
          begin end         starts 2
+1        finish success
          content 3000
+0.0625                     starts 3
