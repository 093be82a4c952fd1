about In a viewport of 0 pt nothing loads, and loading starts when the viewport gets an extent.
start disabled
end policy=approach:500
edge end
viewport 0
content 0

1   layout 0 300 2    starts 0
2   layout 700 300 2  starts 0
+1  tick              starts 1
