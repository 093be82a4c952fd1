about A pull past the threshold starts the action at the lift, and the content returns when the action has ended.
start pulled

0.0   pull 140
      lift
+1               refreshing  starts 1
      finish success
+2.5             idle  offset 0  outcomes success
