about A cancelled action ends at once, without its minimum duration and a result display.
start gap=points:0 resultDuration=0.5

0    begin start       refreshing
     cancel start      idle  effects ended:start:1:cancelled
+1   finish 1 success  unchanged
