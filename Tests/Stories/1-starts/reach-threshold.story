about With the policy `reach`, the action starts under the finger, exactly at the threshold.
start pinnedHeader | policy=reach | policy=reach threshold=fraction:0.125

0   pull 99.75     pulling  starts 0
    pull 100.25    refreshing  starts 1
    lift           refreshing  starts 1
