#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  extension View {
    /// Reports the touched item to a list, which keeps it in place after a tap.
    ///
    /// Apply this to the content of a list that the platform scrolls, or to the viewport of a list that the
    /// engine scrolls.
    func readingTouches(_ listener: any TouchReaderDelegate) -> some View {
      background(alignment: .topLeading) { TouchReader(listener: listener).frame(width: 0, height: 0) }
    }
  }

  extension View {
    /// Adds the readers of a list's row features; apply it where `readingTouches(_:)` is applied.
    func readingRowGestures(_ store: RowCoordinatorStore) -> some View {
      background(alignment: .topLeading) { RowReadersView(store: store, views: store.views) }
    }
  }

  extension ListViewCoordinator: TouchReaderDelegate {
    func touchChanged(at point: CGPoint?) {
      guard let point else { return controller.touchChanged(at: nil, from: self) }
      let fromLeading = direction == .rightToLeft ? -point.x : point.x
      var location =
        axis == .vertical
        ? ListController.Location(main: point.y, cross: fromLeading)
        : ListController.Location(main: fromLeading, cross: point.y)
      if isDriven {
        let list = controller.content.list
        guard location.main >= 0, location.main < list.viewport, location.cross >= 0,
          location.cross < list.cross
        else {
          return
        }
        location.main += controller.scrollOffset
      }
      controller.touchChanged(at: location, from: self)
    }
  }
#endif
