#if canImport(SwiftUI)
  import Combine
  import OverscrollCore

  /// Publishes each frame to the views that draw it.
  @MainActor package final class RedrawSource: ObservableObject {
    package init() {}

    /// Publishes a frame.
    package func send() { objectWillChange.send() }
  }

  /// The state of the drawn indicators.
  ///
  /// The session compares it, so that a mere scroll of the content draws no indicators.
  @MainActor final class DrawnIndicatorState {
    private var last: DrawnState?

    private struct DrawnState: Equatable {
      let edges: EdgePair<EdgePresentation>
      let needsFrames: Bool
      let insets: EdgePair<Double>
    }

    /// Updates the state.
    ///
    /// - Parameters:
    ///   - shown: The engine's presentation.
    ///   - insets: The insets of the open gaps, in pt.
    /// - Returns: Whether the state has changed.
    func update(_ shown: ScrollPresentation, insets: EdgePair<Double>) -> Bool {
      let now = DrawnState(
        edges: EdgePair(start: shown.start, end: shown.end), needsFrames: shown.needsFrames, insets: insets)
      defer { last = now }
      return now != last
    }
  }
#endif
