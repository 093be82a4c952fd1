#if canImport(SwiftUI)
  import Overscroll
  package import SwiftUI

  /// A view that calls a closure with each display frame, unless it is paused.
  @MainActor package struct TickView: View {
    private let isPaused: Bool
    private let tick: @MainActor (Date) -> Void

    package init(isPaused: Bool, tick: @escaping @MainActor (Date) -> Void) {
      (self.isPaused, self.tick) = (isPaused, tick)
    }

    package var body: some View {
      TimelineView(
        .animation(paused: isPaused),
        content: onMainActor { context in Color.clear.onChange(of: context.date) { tick($0) } }
      )
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }
  }
#endif
