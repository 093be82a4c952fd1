#if canImport(SwiftUI)
  import OverscrollCore

  // What the indicators are drawn beside, and how long they are.
  extension OverscrollHost {
    /// There is a large title above the content, or none.
    func titled(_ title: LargeTitle, from scroller: any PlatformScroller) {
      guard scroller === self.scroller, title != self.title else { return }
      self.title = title
      drawAnew()
    }

    /// The scroll view begins and ends so far inside of what is drawn around.
    func stands(_ margins: EdgePair<Double>, from scroller: any PlatformScroller) {
      guard scroller === self.scroller, margins != self.margins else { return }
      self.margins = margins
      drawAnew()
    }

    private func drawAnew() {
      Task { [weak self] in
        self?.layers.send()
        self?.frames.send()
      }
    }

    /// An indicator was measured.
    func measured(_ extent: Double, at edge: ScrollEdge) {
      if let owner { return owner.measured(extent, at: edge) }
      extents[edge] = extent
      if controller.serves(self) { controller.setIndicatorExtent(extent, at: edge) }
    }
  }
#endif
