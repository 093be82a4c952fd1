about The indicator's pulse rises to 1 and falls in each second of the action, and then ends.
start resultDuration=1

      begin start
0.25                  pulse 0.75
0.5                   pulse 1
0.75                  pulse 0.75
1                     pulse 0
1.5                   pulse 1
1.75                  pulse 0.75
      finish success  showingResult  pulse 0
