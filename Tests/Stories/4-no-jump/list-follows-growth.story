about A list that follows its end within 80 pt keeps its distance when the last item grows.
list 100 sticksToEnd=true followDistance=80
items 50 known
start disabled
viewport 400
cases offset=4600 after=0 | offset=4599.5 after=0 | offset=4560 after=40 | offset=4520 after=80 | offset=4519 after=121 | offset=4400 after=240

0     place $offset
+0.1  measure 99 90  end distance $after
