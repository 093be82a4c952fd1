about A start from code has the first level, and a queued start keeps its level.
start threshold=points:80 secondThreshold=points:150
end headerFooter

0    begin start           levels first
     cancel start
+1   setExclusion queue
     begin end
     pull 155
     lift                  settling
     finish success end    levels first second
