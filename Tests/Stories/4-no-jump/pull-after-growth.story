about After growth has reduced the overscroll, a pull past the threshold arms the edge again.

  pull 130  armed
  grow 60   pulling
  pull 130  armed
  lift      refreshing  starts 1
