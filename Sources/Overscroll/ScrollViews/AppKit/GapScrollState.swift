import OverscrollCore

/// The steps to the insets of the gaps, in a scroll view that animates itself.
///
/// AppKit moves content back into its range at once when the range shrinks, and with its own spring when
/// the fingers lift. So the range grows at once but shrinks only when the content is inside. While AppKit
/// scrolls, no step scrolls; the missing steps follow when AppKit has ended.
struct GapScrollState: Hashable, Sendable {
  /// The requested insets of the adapter, in pt.
  private(set) var targetInsets = EdgePair<Double>.zero
  private var pendingScroll = PendingTarget.none
  /// The target of the last step; not repeated if the content did not reach it.
  private var lastTarget: Double?

  /// The requested scroll.
  fileprivate enum PendingTarget: Hashable {
    /// No scroll: the content stays, clamped to the range.
    case none
    /// A scroll to an offset, in pt.
    case now(Double)
    /// A scroll to an offset, in pt, after AppKit has ended.
    ///
    /// It is skipped unless the content is then at its edge or past it.
    case later(Double)
  }

  /// A change of the scroll view.
  struct Step: Hashable, Sendable {
    /// The new insets of the adapter, in pt.
    var insets: EdgePair<Double>
    /// The offset to scroll to, in pt, if any.
    ///
    /// Another step follows at the end of that scroll.
    var target: Double?
  }

  /// The largest distance to a target, in pt, that needs no scroll.
  ///
  /// AppKit rests on pixels.
  static let tolerance = 0.5

  /// Requests insets and a scroll.
  ///
  /// - Parameters:
  ///   - insets: The adapter's insets, in pt.
  ///   - offset: The offset to scroll to, in pt, if any.
  mutating func request(_ insets: EdgePair<Double>, offset: Double?) {
    targetInsets = insets
    pendingScroll = offset.map { .now($0) } ?? .none
    lastTarget = nil
  }

  /// Returns the next step.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - geometry: The extents.
  ///   - own: The adapter's current insets, in pt.
  ///   - mayScroll: Whether AppKit does not scroll now.
  mutating func nextStep(
    at offset: Double, of geometry: ScrollExtents, own: EdgePair<Double>, mayScroll: Bool
  ) -> Step {
    let wide = EdgePair(start: max(own.start, targetInsets.start), end: max(own.end, targetInsets.end))
    guard mayScroll else {
      pendingScroll = pendingScroll.later
      lastTarget = nil
      return Step(insets: wide, target: nil)
    }
    let target = destination(from: offset, in: geometry)
    pendingScroll = .none
    guard abs(target - offset) >= GapScrollState.tolerance, target != lastTarget else {
      lastTarget = nil
      return Step(insets: targetInsets, target: nil)
    }
    lastTarget = target
    return Step(insets: wide, target: target)
  }

  /// Returns the target offset of content that AppKit does not scroll.
  private func destination(from offset: Double, in geometry: ScrollExtents) -> Double {
    switch pendingScroll {
    case .now(let target):
      return target
    case .later(let target) where offset <= 0 || offset >= geometry.maximumOffset:
      return target
    case .later, .none:
      let end = max(-targetInsets.start, geometry.content - geometry.viewport + targetInsets.end)
      return min(max(offset, -targetInsets.start), end)
    }
  }
}

extension GapScrollState.PendingTarget {
  /// The same request, delayed until AppKit has ended.
  fileprivate var later: GapScrollState.PendingTarget {
    switch self {
    case .none: .none
    case .now(let target), .later(let target): .later(target)
    }
  }
}
