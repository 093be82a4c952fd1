about A chat shows its end after several messages in quick succession.
list 60 chat
start disabled
cases pause=0 | pause=0.0167 | pause=0.0834

0.5      insert 1 at end
+$pause  insert 1 at end
+$pause  insert 1 at end
+$pause  insert 1 at end
+$pause  insert 1 at end
+$pause  insert 1 at end
+$pause  insert 1 at end
+$pause  insert 1 at end
+1                        end distance 0  needsFrames false
