about A start from code at the edge reveals the gap with a spring.
source driven shifted

0     begin start    offset 0
0.1                  offset -17.9582
0.2                  offset -38.5922
0.3                  offset -50.3839
0.5                  offset > -60
1                    offset -60  gap 60
