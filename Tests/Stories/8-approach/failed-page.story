about A pull retries a failed page only if the failure was visible for 1 s without a finger.
start disabled
end policy=approach:300 gap=points:60 keepsFailure=true
edge end

1      place 2200
+1     finish failure    failed
+0.1   touch
       drag -500
       lift              failed
+0.9   touch
       drag -500
       lift              failed  starts 1
+1.1   touch
       drag -500
       lift              refreshing  starts 2
