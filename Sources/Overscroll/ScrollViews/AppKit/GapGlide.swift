import OverscrollCore

/// The insets for the gaps, and the scroll that goes with them, in a scroll view that moves its content by itself.
///
/// AppKit brings content back into its range at once when the range shrinks, and by its own spring when fingers let
/// go of it. So a range grows at once, but shrinks only when the content is inside. While AppKit scrolls,
/// nothing else does; what is still missing is done when AppKit has ended.
struct GapGlide: Hashable, Sendable {
  /// What our insets are to be in the end, in pt.
  private(set) var wanted = EdgePair<Double>.zero
  private var wish = Wish.none
  /// Where the last step has scrolled to: not again, if the content has not come there.
  private var tried: Double?

  /// Where the content is to go.
  fileprivate enum Wish: Hashable {
    /// Nowhere: it stays, as far as it is in the range.
    case none
    /// There, in pt.
    case now(Double)
    /// There, when AppKit has ended, and if the content is still past its edge, or at it.
    case later(Double)
  }

  /// What is to be done.
  struct Step: Hashable, Sendable {
    /// Our insets from now on, in pt.
    var insets: EdgePair<Double>
    /// Where the content is to be scrolled to, in pt, if it is.
    ///
    /// At the end of that scroll there is another step to take.
    var target: Double?
  }

  /// How far, in pt, content may be from where it is to go and yet be there: AppKit rests on pixels.
  static let tolerance = 0.5

  /// Takes what is asked for.
  ///
  /// - Parameters:
  ///   - insets: Our insets, in pt.
  ///   - offset: Where the content is to go, in pt, if anywhere.
  mutating func ask(_ insets: EdgePair<Double>, offset: Double?) {
    wanted = insets
    wish = offset.map { .now($0) } ?? .none
    tried = nil
  }

  /// The next step.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in pt.
  ///   - geometry: The extents.
  ///   - own: What our insets are, in pt.
  ///   - mayGlide: Whether AppKit does not scroll.
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

  /// Where content that nobody moves belongs.
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
  /// The same once it has to wait.
  fileprivate var later: GapGlide.Wish {
    switch self {
    case .none: .none
    case .now(let target), .later(let target): .later(target)
    }
  }
}
