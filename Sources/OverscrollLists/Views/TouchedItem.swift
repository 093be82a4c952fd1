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
      background(alignment: .topLeading) {
        RowCoordinatorsView(store: store) { $0.reader }.frame(width: 0, height: 0)
      }
    }
  }

  extension ListViewCoordinator: TouchReaderDelegate {
    func touchChanged(at point: CGPoint?) {
      guard let point else { return controller.touchChanged(at: nil, from: self) }
      let place = self.point(atReaderPoint: point)
      if isDriven, !isInViewport(place) { return }
      let position = contentPosition(of: place)
      let location = ListController.Location(main: position.main, cross: position.cross)
      controller.touchChanged(at: location, from: self)
    }
  }
#endif
