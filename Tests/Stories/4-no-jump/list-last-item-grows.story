about After a scroll to the last item, items that grow later do not move the first visible item.
list 10000000
items 60
start disabled
cases way=item_last | way=item_last_end | way=item_last_start_animated

0      scrollTo $way
+4                    end distance 0  position 9999987 20
       items 150      position 9999987 20
+0.05                 position 9999987 20  end distance > 1  needsFrames false
       items 153      position 9999987 20
+0.05                 position 9999987 20  end distance > 1  needsFrames false
