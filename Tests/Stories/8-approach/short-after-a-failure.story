about After a successful refresh, content shorter than the viewport loads more despite an earlier failure.
end policy=approach:500 gap=points:0
content 300

1    finish failure end
+3   begin start
+1   finish failure start
+3                           end starts 1
     begin start
+1   finish success start
+3                           end starts 2
     finish timedOut end
+3   begin start
+1   finish success start
+3   finish cancelled end    end starts 3
+3   begin start
+1   finish success start
+3                           end starts 4
