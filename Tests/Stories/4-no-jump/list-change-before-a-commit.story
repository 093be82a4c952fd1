about When the list changes between a measurement and its commit, each shift is applied once.
list 400
items 30 known
start disabled
viewport 100
cases change=list.configure_spacing=2 item=200 | change=list.layOut_90_40_1 item=200 | change=insert_3_at_0 item=203 | change=list.estimate_12_0 item=200 | change=list.forgetExtents item=200

0     place 6000
+0.1  list.measure 3 130
      $change             position $item 0
      list.commit         position $item 0
