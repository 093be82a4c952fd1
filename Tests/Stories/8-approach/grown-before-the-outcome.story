about If the content grows before the outcome is reported, the outcome allows the next start.
start disabled
end policy=approach:500 gap=points:0
edge end

1         place 2000        starts 1
          content 3100
+1                          starts 1
          finish success    starts 1
+0.0625                     starts 2
