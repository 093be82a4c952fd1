/// Something that happened, and when.
package struct ScrollEvent: Hashable, Sendable {
  /// When, in s; see `ScrollEngine.handle(_:at:)`.
  package var time: Double
  /// What.
  package var input: ScrollInput

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: When, in s.
  package init(_ input: ScrollInput, at time: Double) {
    self.time = time
    self.input = input
  }
}

/// Everything that a host can tell the engine.
///
/// There may be other cases in a later version. Numbers are in pt. Non-finite numbers are ignored, and so is
/// input that doesn't fit the current state: a move of a finger that is not down, a completion that is not
/// awaited, a wheel where the platform scrolls.
public enum ScrollInput: Hashable, Sendable {
  /// The viewport and the content were laid out. Another revision means that the content has changed, even if it is as
  /// long as before.
  ///
  /// Nothing moves on screen at that instant. But if the engine moves the content, and none of it would remain in
  /// sight, the content is put where some of it is.
  case layout(ScrollExtents, revision: UInt32)
  /// The same, when the content before the viewport grew by `shift` pt, or shrank if negative: the offset and
  /// its motion are shifted as much, so that nothing moves on screen.
  ///
  /// A platform that scrolls must report its offsets in the new content from now on. A non-finite shift
  /// counts as 0. A shift neither starts nor arms a pull.
  case relayout(ScrollExtents, revision: UInt32, shift: Double)
  /// An indicator was measured along the axis.
  case indicatorExtent(ScrollEdge, Double)
  /// An edge has this configuration from now on.
  case configure(ScrollEdge, EdgeConfiguration)
  /// Scrolling has this behaviour from now on.
  case setBehavior(ScrollBehavior)
  /// What happens to a start at one edge while the other edge's action runs.
  case setExclusion(ExclusionPolicy)

  /// A finger, pen or mouse button came down.
  case dragBegan(DragStart)
  /// It moved, to a place along and across the axis.
  case dragMoved(pointer: Int32, main: Double, cross: Double)
  /// It lifted.
  case dragEnded(pointer: Int32)
  /// The platform took it away, which starts nothing; nil means all pointers.
  case dragCancelled(pointer: Int32?)
  /// A wheel or a touchpad scrolled, towards the end where positive.
  case wheel(Double, isPrecise: Bool)
  /// A key, or an assistive technology, scrolls by a step.
  case step(ScrollStep)
  /// Code scrolls to an offset.
  case scrollTo(Double, animated: Bool)
  /// Code changes the target of its animated scroll, which goes there in the time it has left; content at
  /// rest is there at once.
  case retarget(Double)
  /// Whatever moves the content stops, unless it is a finger or a bounce.
  case stop
  /// Time has passed.
  case tick

  /// The platform has scrolled to an offset, measured from the content's own start without any gap.
  case observed(Double, ObservedPhase)
  /// The platform has another scroller from now on, or none; it counts as at rest and without insets.
  ///
  /// A pull ends without a start. A running action continues, and its gap is held again once the first offset arrives.
  /// Ignored unless insets hold the gaps (see `ScrollBehavior.Source.inset`).
  case attach

  /// Code starts an edge's action.
  case begin(ScrollEdge)
  /// An action ended.
  case finish(RefreshToken, RefreshResult)
  /// Code cancels an edge's action, or a start that waits.
  case cancel(ScrollEdge)
  /// An edge's indicator was tapped.
  case tap(ScrollEdge)
  /// An edge is switched on or off. It keeps whether it has no more to load.
  case enable(ScrollEdge, Bool)
  /// An edge has no more to load, or has more again.
  case exhaust(ScrollEdge, Bool)
}

/// What happens to a start at one edge while the other edge's action runs.
public enum ExclusionPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// It is dropped: the edge can't be pulled meanwhile.
  case drop
  /// It waits for the other's action to end.
  case queue
  /// It cancels the other's action.
  case cancel
}

/// What the engine asks a host to do.
///
/// There may be other cases in a later version: switch over it with `@unknown default`.
public enum ScrollEffect: Hashable, Sendable {
  /// Something to do for an edge.
  case edge(ScrollEdge, EdgeEffect)
  /// Add this many pt to the platform's own offset, in the transaction that applies the presentation.
  ///
  /// Only where the platform scrolls. The presentation's `shift` always matches it, so that nothing moves on
  /// screen. An engine without a list asks for it only at rest. A list may also ask while the platform moves;
  /// the motion then continues, unless `ListScroll.isAtRest` is true.
  case adjustOffset(Double)
  /// Set the insets for the gaps, keep the content where it is, then scroll as told.
  ///
  /// Only where insets hold the gaps.
  case setInsets(InsetChange)
  /// Report again where the content is and what moves it.
  ///
  /// The last report said that the content moves, but it has stood still for 0.1 s. If the host doesn't
  /// answer within 0.1 s, the content counts as at rest. Only where insets hold the gaps.
  case report
  /// The finger that lifted had dragged or stopped the content, so it was no tap.
  case swallowTap
}

/// What an event asked for, in order.
///
/// Empty, and without an allocation, for all but a few events.
package typealias ScrollEffects = [ScrollEffect]
