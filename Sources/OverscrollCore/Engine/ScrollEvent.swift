/// Something that happened, and when.
public struct ScrollEvent: Hashable, Sendable {
  /// When, in s on any clock that does not run backwards.
  ///
  /// An earlier time counts as the last one, and so does one that is not finite. One earlier by more than 2 s is a clock
  /// that was set back: what is under way goes on from there. The velocity of a finger is taken from the times of its
  /// own events as they are, so that a fling keeps its speed where a busy host delivers late.
  public var time: Double
  /// What.
  public var input: ScrollInput

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - input: What happened.
  ///   - time: When, in s.
  public init(_ input: ScrollInput, at time: Double) {
    self.time = time
    self.input = input
  }
}

/// Everything that a host can tell the engine.
///
/// There may be other cases in a later version. Numbers are in pt. What is not finite is ignored, and so is input that does not fit the moment: a move of a
/// finger that is not down, a completion that is not awaited, a wheel where the platform scrolls.
public enum ScrollInput: Hashable, Sendable {
  /// The viewport and the content were laid out; the revision says which content (see `ContentLatch`).
  case layout(ScrollExtents, revision: UInt32)
  /// The same, where the content before the viewport grew by `shift` pt or, where negative, shrank: the offset, and
  /// what moves it, move by as much, so that nothing moves on screen (see `Scroller.relayOut`).
  ///
  /// Where the platform scrolls it is to report its offsets in the content as it is now, from here on. A shift that
  /// is not finite counts as 0. No pull is started or armed by one.
  case relayout(ScrollExtents, revision: UInt32, shift: Double)
  /// An indicator was measured along the axis.
  case indicatorExtent(ScrollEdge, Double)
  /// An edge has this configuration from now on.
  case configure(ScrollEdge, EdgeConfiguration)
  /// Scrolling has this behaviour from now on.
  case setBehavior(ScrollBehavior)
  /// What happens when both edges have something to do.
  case setExclusion(ExclusionPolicy)

  /// A finger, pen or mouse button came down.
  case dragBegan(DragStart)
  /// It moved, to a place along and across the axis.
  case dragMoved(pointer: Int32, main: Double, cross: Double)
  /// It lifted.
  case dragEnded(pointer: Int32)
  /// The platform took it away; nothing starts by that. No pointer means all of them.
  case dragCancelled(pointer: Int32?)
  /// A wheel or a touchpad scrolled, towards the end where positive.
  case wheel(Double, isPrecise: Bool)
  /// A key, or an assistive technology, scrolls by a step.
  case step(ScrollStep)
  /// Code scrolls to an offset.
  case scrollTo(Double, animated: Bool)
  /// Code knows better where its animated scroll goes: that goes there over the time it has left, and content at
  /// rest is there at once (see `Scroller.retarget`).
  case retarget(Double)
  /// Whatever moves the content stops, unless it is a finger or a bounce.
  case stop
  /// Time has passed.
  case tick

  /// The platform has scrolled to an offset, measured from the content's own start without any gap.
  case observed(Double, ObservedPhase)
  /// The platform has another scroller from now on, or none: at rest, without insets.
  ///
  /// A pull ends without a start. An action under way goes on, and its gap is held anew once the first offset says where
  /// the content is. It counts where insets hold the gaps (see `ScrollBehavior.Source.inset`).
  case attach
  /// The content's first row is at a position, in pt, in a space that does not scroll, for a host that knows no offset; nil
  /// while no such row reports, which says nothing about the content.
  ///
  /// Where the edge is follows from the positions. It counts where insets hold the gaps.
  case locate(Double?)
  /// What stands above the content is longer by a number of pt: the edge has moved, and not the content.
  case moveEdge(Double)

  /// Code starts an edge's action.
  case begin(ScrollEdge)
  /// An action ended.
  case finish(RefreshToken, RefreshResult)
  /// Code cancels an edge's action, or what waits to be one.
  case cancel(ScrollEdge)
  /// An edge's indicator was tapped.
  case tap(ScrollEdge)
  /// An edge is switched on or off.
  case enable(ScrollEdge, Bool)
  /// An edge has no more to load, or has again.
  case exhaust(ScrollEdge, Bool)
}

/// What becomes of a start at one edge while the other's action runs.
public enum ExclusionPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// There is none: the edge cannot be pulled for as long.
  case drop
  /// It waits for the other's action to end.
  case queue
  /// It cancels the other's action.
  case cancel
}
