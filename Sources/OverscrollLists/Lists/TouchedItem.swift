#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  extension View {
    /// Tells a list which of its items is touched: what a tap changes happens around that item.
    ///
    /// This view is the content of a list that the platform scrolls, or the viewport of one that the engine scrolls.
    func readingTouches(_ listener: any TouchListener) -> some View {
      background(alignment: .topLeading) { TouchReader(listener: listener).frame(width: 0, height: 0) }
    }
  }

  extension ListViewHost: TouchListener {
    func touchChanged(at point: CGPoint?) {
      guard let point else { return controller.touchChanged(at: nil, from: self) }
      let fromLeading = direction == .rightToLeft ? -point.x : point.x
      var place =
        axis == .vertical
        ? ListController.Place(main: point.y, cross: fromLeading)
        : ListController.Place(main: fromLeading, cross: point.y)
      if isDriven {
        let list = controller.engine.list
        guard place.main >= 0, place.main < list.viewport, place.cross >= 0, place.cross < list.cross else {
          return
        }
        place.main += controller.scrollOffset
      }
      controller.touchChanged(at: place, from: self)
    }
  }
#endif
