#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  extension View {
    /// Reports the touched item to a list, so that a tap's changes don't move it.
    ///
    /// Apply this to the content of a list that the platform scrolls, or to the viewport of a driven list.
    func readingTouches(_ listener: any TouchReaderDelegate) -> some View {
      background(alignment: .topLeading) { TouchReader(listener: listener).frame(width: 0, height: 0) }
    }
  }

  extension ListViewCoordinator: TouchReaderDelegate {
    func touchChanged(at point: CGPoint?) {
      guard let point else { return controller.touchChanged(at: nil, from: self) }
      let fromLeading = direction == .rightToLeft ? -point.x : point.x
      var place =
        axis == .vertical
        ? ListController.Location(main: point.y, cross: fromLeading)
        : ListController.Location(main: fromLeading, cross: point.y)
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
