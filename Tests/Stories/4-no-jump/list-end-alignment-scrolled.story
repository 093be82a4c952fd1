about In a list shorter than its viewport, items stay at the end, for any insets and any scroll to an item.
list 4 startInset=30 endInset=40 alignment=end
items 50
start disabled
cases item=0 | item=1 | item=2 | item=3

0     scrollTo item $item start
+0.4                                 position 0 560  position 3 710  item 0  inside 0
      scrollTo item $item center
+0.4                                 position 0 560  position 3 710  item 0  inside 0
      scrollTo item $item end
+0.4                                 position 0 560  position 3 710  item 0  inside 0
      scrollTo item $item nearest
+0.4                                 position 0 560  position 3 710  item 0  inside 0
      scrollTo item $item share:0.3
+0.4                                 position 0 560  position 3 710  item 0  inside 0
