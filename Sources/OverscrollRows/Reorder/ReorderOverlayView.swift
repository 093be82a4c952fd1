#if canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import SwiftUI

  /// A view that cancels a drag when the user presses Escape.
  @MainActor struct ReorderOverlayView: View {
    let feature: ReorderCoordinator
    @ObservedObject var drags: RedrawSource

    var body: some View {
      if feature.isDragging { KeyButtonView(key: .escape, modifiers: []) { feature.cancel() } }
    }
  }
#endif
