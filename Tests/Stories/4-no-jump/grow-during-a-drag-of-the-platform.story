about Content that grows before the viewport during a drag moves by the added length, and no farther.
source inset shifted

      place 1000
      touch
      drag -160   offset 1160
      grow 333    offset 1493  isDragging true
      drag -50    offset 1543
      lift
+0.1              offset > 1543
