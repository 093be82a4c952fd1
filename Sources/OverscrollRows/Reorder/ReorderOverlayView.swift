#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A view that scrolls the list while a finger holds a row near an edge.
  ///
  /// It also cancels the drag when the user presses Escape.
  @MainActor struct ReorderOverlayView: View {
    let feature: ReorderCoordinator
    @ObservedObject var ticks: RedrawSource

    var body: some View {
      if feature.isDragging {
        ZStack {
          TickView(isPaused: !feature.scrolls) { feature.tick(at: $0.timeIntervalSinceReferenceDate) }
          #if !os(tvOS)
            KeyButtonView(key: .escape, modifiers: []) { feature.cancel() }
          #endif
        }
      }
    }
  }
#endif
