#if canImport(SwiftUI)
  import Combine
  import OverscrollCore

  /// Publishes each frame to those who draw it.
  @MainActor package final class FrameSignal: ObservableObject {
    package init() {}

    /// Tells them.
    package func send() { objectWillChange.send() }
  }

  /// Knows what indicators are drawn from, so that frames in which only the content scrolls draw none of them.
  @MainActor final class DrawnIndicators {
    private var last: Drawn?

    private struct Drawn: Equatable {
      let edges: EdgePair<EdgePresentation>
      let wantsFrames: Bool
      let insets: EdgePair<Double>
    }

    /// Takes what is to be drawn now.
    ///
    /// - Parameters:
    ///   - shown: What the engine says.
    ///   - insets: The insets, in pt, that are held for gaps.
    /// - Returns: Whether anything of it is another than before.
    func take(_ shown: ScrollPresentation, insets: EdgePair<Double>) -> Bool {
      let now = Drawn(
        edges: EdgePair(start: shown.start, end: shown.end), wantsFrames: shown.wantsFrames, insets: insets)
      defer { last = now }
      return now != last
    }
  }
#endif
