about A result with the token of an earlier start, or of no start, changes nothing.

0    begin start          effects started:start:1:first
     cancel start         effects ended:start:1:cancelled
+1   begin start          effects started:start:2:first
     finish 1 success     unchanged
     finish 0 success     unchanged
     finish 77 failure    unchanged  outcomes cancelled
