@testable import OverscrollCore

extension ScrollEngine {
  /// Returns an engine in inset mode: the platform scrolls, and the engine sets its content insets.
  static func inset(start: EdgeConfiguration? = .standard, end: EdgeConfiguration? = nil) -> ScrollEngine {
    ScrollEngine(start: start, end: end, behavior: ScrollBehavior(source: .platformInset))
  }
}

extension ScrollEffects {
  /// The last inset change among the effects, or `nil`.
  var insets: InsetChange? {
    compactMap { if case .setInsets(let change) = $0 { change } else { nil } }.last
  }
}

extension InsetChange {
  /// Creates a change with the insets at the edges and the offset to scroll to.
  init(_ start: Double, _ end: Double, to offset: Double?) {
    self.init(insets: EdgePair(start: start, end: end), offset: offset)
  }
}
