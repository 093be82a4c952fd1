about A failure stays on display while the content scrolls away and back.
source driven
start keepsFailure=true

0    begin start
+1   finish failure
     scrollTo 400 true
+1                        failed  offset 400
     step toStart
+1                        failed  offset -60
