about The preset `fraction` and the option `hasSuccessHaptic=false` have no haptic effect for a success.
start fraction | hasSuccessHaptic=false

0    begin start       effects started:start:1:first
     finish success    effects ended:start:1:success
+3                     idle  outcomes success
