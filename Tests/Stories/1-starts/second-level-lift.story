about A lift past the second threshold starts the action with the second level, and its result has the same level.
start threshold=points:80 secondThreshold=points:150 resultDuration=0.5

0    pull 155          armed
     lift              refreshing  levels second
+1   finish success    showingResult  level second  result success
+2   pull 100
     lift              levels second first
+1   finish success
+2   pull 155
     pull 60
     lift              levels second first
