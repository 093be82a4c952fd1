about An indicator with the placement `above` moves with the content.
start placement=above extent=44

           indicatorOffset -44
  pull 50  indicatorOffset 6
  pull 90  indicatorOffset 46
