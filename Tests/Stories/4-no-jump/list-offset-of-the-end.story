about After a scroll to an offset past the end, items that grow later do not move the first visible item.
list 10000000
items 60
start disabled
source driven

0      scrollTo 1e12 false
+4                          end distance 0  position 9999987 20
       items 150            position 9999987 20
+0.05                       position 9999987 20  end distance > 1  needsFrames false
       items 153            position 9999987 20
+0.05                       position 9999987 20  end distance > 1  needsFrames false
