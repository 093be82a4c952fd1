about A start from code reveals the gap at the end only if the content is at that edge.
source inset
start disabled
end minimumDuration=0
edge end

    place 2200
    begin end   insetChanges 0:60:2260
    cancel end
+1  place 2199  insets 0 0
    begin end   insetChanges 0:60:2260 0:0:2200 0:60:none
    cancel end
+1  place 0     insets 0 0
    begin end   insetChanges 0:60:2260 0:0:2200 0:60:none 0:0:none 0:60:none
