about A refresh is shown for at least half a second, and its result for the display time.
start resultDuration=0.25

0          begin start       refreshing
0.125      finish success    refreshing  outcomes success
0.49                         refreshing
0.5                          showingResult
0.734375                     showingResult
0.75                         settling
