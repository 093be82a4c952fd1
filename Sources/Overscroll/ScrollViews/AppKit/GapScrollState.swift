import OverscrollCore

/// Computes the steps that open and close the gaps of an `NSScrollView`.
///
/// An inset enlarges the range that the content may rest in. AppKit moves content outside of the range back
/// into it: at once if the range shrinks, and with its own spring if the fingers lift. So a range that
/// grows changes at once, and a range that shrinks changes only when the content is inside the new range.
/// While AppKit scrolls, the adapter does not scroll; the remaining steps follow when AppKit has ended.
struct GapScrollState: Hashable, Sendable {
  /// The requested insets for the gaps, in pt.
  private(set) var targetInsets = EdgePair<Double>.zero
  private var pendingScroll = PendingTarget.none
  /// The target of the previous step.
  ///
  /// If the content did not reach it, the step is not repeated.
  private var lastTarget: Double?

  /// The requested scroll that has not started.
  fileprivate enum PendingTarget: Hashable {
    /// No scroll is requested: the content stays, clamped to the range.
    case none
    /// A scroll to an offset, in pt.
    case now(Double)
    /// A scroll to an offset, in pt, after AppKit has stopped scrolling.
    ///
    /// The scroll is skipped if the content is then inside, away from both edges.
    case later(Double)
  }

  /// One change of the scroll view: insets, and then a scroll.
  struct Step: Hashable, Sendable {
    /// The new insets for the gaps, in pt.
    var insets: EdgePair<Double>
    /// The offset to scroll to, in pt; nil if no scroll is needed.
    ///
    /// Another step follows at the end of the scroll.
    var target: Double?
  }

  /// The largest distance to a target, in pt, that needs no scroll.
  ///
  /// AppKit rests on whole pixels, so the distance may not be exactly 0.
  static let tolerance = 0.5

  /// Requests insets and a scroll, in place of an earlier request.
  ///
  /// - Parameters:
  ///   - insets: The insets for the gaps, in pt.
  ///   - offset: The offset to scroll to, in pt, if any.
  mutating func request(_ insets: EdgePair<Double>, offset: Double?) {
    targetInsets = insets
    pendingScroll = offset.map { .now($0) } ?? .none
    lastTarget = nil
  }

  /// Returns the next step towards the requested insets and scroll.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - geometry: The extents of viewport and content.
  ///   - own: The current insets for the gaps, in pt.
  ///   - mayScroll: Whether the adapter may scroll, because AppKit does not.
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

  /// Returns the offset that the content should have, in pt.
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
  /// The same request, delayed until AppKit has stopped scrolling.
  fileprivate var later: GapScrollState.PendingTarget {
    switch self {
    case .none: .none
    case .now(let target), .later(let target): .later(target)
    }
  }
}
