about Content that grows before the viewport stays under the finger and keeps its velocity.
source driven

  place 1000
  touch
  drag -160   offset 1150  velocity 640
  grow 333    offset 1483  velocity 640  isDragging true
  drag -50    offset 1533
