import OverscrollCore

/// The steps to the insets of the gaps, in a scroll view that animates itself.
///
/// AppKit moves content back into its range at once when the range shrinks, and with its own spring when
/// the fingers lift. So the range grows at once but shrinks only when the content is inside. While AppKit
/// scrolls, no step scrolls; the missing steps follow when AppKit has ended.
struct GapGlide: Hashable, Sendable {
  /// The requested insets of the adapter, in pt.
  private(set) var wanted = EdgePair<Double>.zero
  private var wish = Wish.none
  /// The target of the last step; not repeated if the content did not reach it.
  private var tried: Double?

  /// The requested scroll.
  fileprivate enum Wish: Hashable {
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
  mutating func ask(_ insets: EdgePair<Double>, offset: Double?) {
    wanted = insets
    wish = offset.map { .now($0) } ?? .none
    tried = nil
  }

  /// Returns the next step.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in pt.
  ///   - geometry: The extents.
  ///   - own: The adapter's current insets, in pt.
  ///   - mayGlide: Whether AppKit does not scroll now.
  mutating func step(
    at offset: Double, of geometry: ScrollExtents, own: EdgePair<Double>, mayGlide: Bool
  ) -> Step {
    let wide = EdgePair(start: max(own.start, wanted.start), end: max(own.end, wanted.end))
    guard mayGlide else {
      wish = wish.later
      tried = nil
      return Step(insets: wide, target: nil)
    }
    let target = destination(from: offset, in: geometry)
    wish = .none
    guard abs(target - offset) >= GapGlide.tolerance, target != tried else {
      tried = nil
      return Step(insets: wanted, target: nil)
    }
    tried = target
    return Step(insets: wide, target: target)
  }

  /// Returns the target offset of content that AppKit does not scroll.
  private func destination(from offset: Double, in geometry: ScrollExtents) -> Double {
    switch wish {
    case .now(let target):
      return target
    case .later(let target) where offset <= 0 || offset >= geometry.maximumOffset:
      return target
    case .later, .none:
      let end = max(-wanted.start, geometry.content - geometry.viewport + wanted.end)
      return min(max(offset, -wanted.start), end)
    }
  }
}

extension GapGlide.Wish {
  /// The same request, delayed until AppKit has ended.
  fileprivate var later: GapGlide.Wish {
    switch self {
    case .none: .none
    case .now(let target), .later(let target): .later(target)
    }
  }
}
