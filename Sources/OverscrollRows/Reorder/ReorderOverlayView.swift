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
    @State private var last: Date?

    var body: some View {
      if feature.isDragging {
        ZStack {
          TimelineView(
            .animation(paused: !feature.scrolls),
            content: onMainActor { context in
              Color.clear.onChange(of: context.date) { date in
                feature.tick(last.map { date.timeIntervalSince($0) } ?? 0)
                last = feature.scrolls ? date : nil
              }
            })
          #if !os(tvOS)
            Button("") { feature.cancel() }
              .keyboardShortcut(KeyboardShortcut(.escape, modifiers: []))
              .opacity(0)
          #endif
        }
        .allowsHitTesting(false)
        .accessibilityHidden(true)
      }
    }
  }
#endif
