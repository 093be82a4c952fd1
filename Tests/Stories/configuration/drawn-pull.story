about Progress, opacity, flip and rotation follow the distance of the pull.

  pull 7    progress 0.07  rotation 0.07  opacity 0.2  flip 0  pulse 0
  pull 14   progress 0.14  rotation 0.14  opacity 0.4  flip 0  pulse 0
  pull 35   progress 0.35  rotation 0.35  opacity 1  flip 0  pulse 0
  pull 60   progress 0.6  rotation 0.6  opacity 1  flip 0  pulse 0
  pull 70   progress 0.7  rotation 0.7  opacity 1  flip 0.25  pulse 0
  pull 90   progress 0.9  rotation 0.9  opacity 1  flip 0.75  pulse 0
  pull 100  progress 1  rotation 1  opacity 1  flip 1  pulse 0
  pull 140  progress 1  rotation 1.4  opacity 1  flip 1  pulse 0
