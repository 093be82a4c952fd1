about If a gap opens at the lift of a shorter pull, a spring moves the content to the gap.
source shifted

      pull 30          pulling
      begin start      gap 30
      lift             gap 30  offset -30
+0.1                   gap > 35  gap < 45
+0.1                   gap > 45  gap < 55
+1                     gap 60  offset -60
