/// An input with its time.
package struct ScrollEvent: Hashable, Sendable {
  /// The time, in s; see `ScrollEngine.handle(_:at:)`.
  package var time: Double
  /// The input.
  package var input: ScrollInput

  /// Makes an event.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - time: The time, in s.
  package init(_ input: ScrollInput, at time: Double) {
    self.time = time
    self.input = input
  }
}

/// An input of the engine.
///
/// Numbers are in pt. The engine ignores non-finite numbers and input that does not match the current
/// state. Examples of such input are a move of a finger that is not down, an unexpected completion, and a
/// wheel while the platform scrolls. A later version may add cases.
public enum ScrollInput: Hashable, Sendable {
  /// The viewport and the content were laid out.
  ///
  /// A different revision means that the content has changed, even if its extent is unchanged. Nothing
  /// moves on screen at that instant, with one exception. If the engine moves the content and no part of it
  /// would remain visible, the engine moves part of it into view.
  case layout(ScrollExtents, revision: UInt32)
  /// A layout after the content before the viewport grew by `shift` pt.
  ///
  /// A negative shift means that it shrank. The offset and its motion shift by the same distance, so that
  /// nothing moves on screen. A platform that scrolls must report its offsets in the new content from now
  /// on. A non-finite shift becomes 0. A shift neither starts nor arms a pull.
  case relayout(ScrollExtents, revision: UInt32, shift: Double)
  /// An indicator's extent along the axis was measured.
  case indicatorExtent(ScrollEdge, Double)
  /// Sets an edge's configuration.
  case configure(ScrollEdge, EdgeConfiguration)
  /// Sets the scroll behavior.
  case setBehavior(ScrollBehavior)
  /// Sets the policy for a start at one edge during the opposite edge's action.
  case setExclusion(ExclusionPolicy)

  /// A finger, pen or mouse button was pressed.
  case dragBegan(DragStart)
  /// The pointer moved to a position along and across the axis.
  case dragMoved(pointer: Int32, main: Double, cross: Double)
  /// The pointer was lifted.
  case dragEnded(pointer: Int32)
  /// The platform cancelled the pointer, which starts nothing; `nil` means all pointers.
  case dragCancelled(pointer: Int32?)
  /// A wheel or a touchpad scrolled; positive distances are toward the end.
  case wheel(Double, isPrecise: Bool)
  /// A key, or an assistive technology, scrolls by a step.
  case step(ScrollStep)
  /// Code scrolls to an offset.
  case scrollTo(Double, animated: Bool)
  /// Code changes the target of its animated scroll.
  ///
  /// The scroll keeps its end time. Content at rest moves to the target at once.
  case retarget(Double)
  /// Code stops the content's motion, except a drag or the return to an edge.
  case stop
  /// Time has passed.
  case tick

  /// The platform has scrolled to an offset, measured from the content's own start without gaps.
  case observed(Double, ObservedPhase)
  /// The platform has attached a new scroll view, or none, at rest and without insets.
  ///
  /// A pull ends without a start. A running action continues. Its gap is reserved again once the first
  /// offset is reported. The engine ignores this input unless the gaps are insets (see
  /// `ScrollBehavior.Source.platformInset`).
  case attach

  /// Code starts an edge's action.
  case begin(ScrollEdge)
  /// An action ended.
  case finish(RefreshToken, RefreshResult)
  /// Code cancels an edge's action, or a queued start.
  case cancel(ScrollEdge)
  /// The user tapped an edge's indicator.
  case tap(ScrollEdge)
  /// Enables (`true`) or disables an edge.
  ///
  /// A disabled edge keeps its state of having no more content.
  case setEnabled(ScrollEdge, Bool)
  /// Sets whether an edge has no more content.
  case setNoMoreContent(ScrollEdge, Bool)
}

/// The policy for one edge while the action of the opposite edge runs.
public enum ExclusionPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// A pull, a tap or a call from code starts nothing.
  ///
  /// The pull is still drawn. An automatic load starts after the opposite edge's action has ended.
  case drop
  /// The start waits until the opposite edge's action ends.
  case queue
  /// The start cancels the opposite edge's action.
  case cancel
}

/// A request of the engine to the adapter.
///
/// A later version may add cases: switch over it with `@unknown default`.
public enum ScrollEffect: Hashable, Sendable {
  /// Perform this effect of an edge, for example start its action.
  case edge(ScrollEdge, EdgeEffect)
  /// Add this distance, in pt, to the platform's own offset.
  ///
  /// Do so in the transaction that applies the presentation. The presentation's `shift` changes by the same
  /// distance, so that nothing moves on screen. The effect occurs only if the platform scrolls. An engine
  /// without a list requests it only at rest. A list may also request it while the platform moves. The
  /// motion then continues, unless `ScrollContent.isAtRest` is true.
  case adjustOffset(Double)
  /// Set the insets for the gaps without moving the content, then scroll to the offset.
  ///
  /// The effect occurs only if the gaps are insets.
  case setInsets(InsetChange)
  /// Report the offset and the phase again.
  ///
  /// The platform's last report was a movement, but the content has stood still for 0.1 s. Without an
  /// answer within 0.1 s, the engine treats the content as at rest. The effect occurs only if the gaps are
  /// insets.
  case report
  /// Ignore a tap by the lifted finger, because it had dragged or stopped the content.
  case swallowTap
}

/// The effects of an event, in order.
///
/// For most events the array is empty and not allocated.
package typealias ScrollEffects = [ScrollEffect]
