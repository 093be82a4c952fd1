about A failed page that was visible for 1 s without a finger is retried by a pull, and by a tap at once.
start disabled
end policy=approach:300 gap=points:60 keepsFailure=true
edge end

1      place 2200
+1     finish failure    failed
       tap end           refreshing  starts 2
+1     finish failure    failed
+1.1   touch
       drag -500
       lift              refreshing  starts 3
