about Load-more that a refresh has cancelled starts again when the refresh has ended, with any result.
end policy=approach:500 gap=points:0
content 300

0    setExclusion cancel
+1   begin start                   end outcomes cancelled  end starts 1
+2   finish success start
+3   begin start                   end starts 2
+2   finish failure start
+3   begin start                   end starts 3
+2   finish cancelled start
+3   begin start                   end starts 4
+2   finish timedOut start
+3   begin start                   end starts 5
+2   finish noMoreContent start    end starts 5
+3   finish failure end            end starts 6
+3                                 end starts 6  start starts 5
