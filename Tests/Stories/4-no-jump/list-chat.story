about A chat begins at its end, follows new messages, and keeps its position when history arrives.
list 500 chat
start disabled

0.2                    end distance 0
      insert 1 at end
+1                     end distance 0
      place 3000
+0.2  insert 100 at 0  moved 0
      insert 3 at end
+0.2                   moved 0
