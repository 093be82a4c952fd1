#if canImport(SwiftUI)
  import OverscrollLists
  import ScreenDriver
  import SwiftUI

  extension ListController {
    /// Scrolls to an item without an animation, and waits for a time, in s.
    func jump(
      to index: Int, anchor: UnitPoint? = nil, on screen: Screen, wait seconds: Double = 0.5
    ) async {
      scrollTo(index: index, anchor: anchor, animated: false)
      await screen.wait(seconds)
    }

    /// Scrolls to an edge without an animation, and waits for a time, in s.
    func jump(to edge: Edge, on screen: Screen, wait seconds: Double = 0.5) async {
      scrollTo(edge, animated: false)
      await screen.wait(seconds)
    }
  }
#endif
