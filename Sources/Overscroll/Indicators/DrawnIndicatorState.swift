#if canImport(SwiftUI)
  import Combine
  import OverscrollCore

  /// Notifies views that they must be drawn or evaluated again.
  @MainActor package final class RedrawSource: ObservableObject {
    package init() {}

    /// Notifies the observing views.
    package func send() { objectWillChange.send() }
  }

  /// The values that the indicators were last drawn from.
  ///
  /// The session compares them with the new values, so that a scroll that changes no indicator draws none.
  @MainActor final class DrawnIndicatorState {
    private var last: DrawnState?

    private struct DrawnState: Equatable {
      let edges: EdgePair<EdgePresentation>
      let needsFrames: Bool
      let insets: EdgePair<Double>
    }

    /// Replaces the values, and returns whether they have changed.
    ///
    /// - Parameters:
    ///   - shown: The engine's presentation.
    ///   - insets: The insets of the open gaps, in pt.
    func update(_ shown: ScrollPresentation, insets: EdgePair<Double>) -> Bool {
      let now = DrawnState(
        edges: EdgePair(start: shown.start, end: shown.end), needsFrames: shown.needsFrames, insets: insets)
      defer { last = now }
      return now != last
    }
  }
#endif
