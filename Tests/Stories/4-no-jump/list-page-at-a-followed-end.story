about A list that sticks to its end and loads more there does not scroll to the new items.
source driven inset
list 50 sticksToEnd=true
items 60
start disabled
end keepsFailure=true
edge end

0     scrollTo item last end
+1    begin end
+0.5  insert 20 at end
+0.5  finish success
+1                            position 49 680
