about A scroll bar's thumb and the Home and End keys reach both ends and the middle of ten million items.
source inset shifted
list 10000000
items 150
start disabled

0     list.estimate 150 0
      observed 1047776 unknown
+0.4                            position 9999999 650  platform < 1048576
      observed 523888 unknown   item > 4900000  item < 5100000
+0.4  observed 0 unknown
+0.4                            position 0 0
