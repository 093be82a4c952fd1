about The first start has token 1, and both edges share one sequence of tokens.
end headerFooter

0    begin start           effects started:start:1:first
+1   finish success
+1   begin end             effects started:end:2:first
+1   finish success end
+1   begin start           effects started:start:3:first
