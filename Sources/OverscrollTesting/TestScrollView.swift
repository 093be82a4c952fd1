public import Overscroll
public import OverscrollCore

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A scroll view without a screen, for the tests of a ``/Overscroll/RefreshController``.
///
/// It reports the offsets that a finger and a bounce would produce, and takes the insets that the controller
/// requests. Each motion ends at once. The controller's reference to it is weak, so a test stores it.
@MainActor public final class TestScrollView: RefreshControllerDelegate {
  /// The controller to which the scroll view is attached.
  public let controller: RefreshController
  /// The viewport's extent along the axis, in pt.
  public let viewport: Double
  /// The content's extent along the axis, in pt.
  ///
  /// A new value is laid out at once, as after more rows have loaded.
  public var content: Double {
    didSet {
      layOut()
      if !isTouched { move(to: offset, .resting) }
    }
  }
  /// The content offset, in pt; negative past the top.
  public private(set) var offset = 0.0

  private var phase = ObservedPhase.resting
  /// The insets that the controller has requested for its gaps.
  private var insets = EdgePair(start: 0.0, end: 0.0)

  /// Makes a scroll view, and attaches it to a controller.
  ///
  /// The content is at rest at its start.
  ///
  /// - Parameters:
  ///   - controller: The controller to test.
  ///   - viewport: The viewport's extent along the axis, in pt.
  ///   - content: The content's extent along the axis, in pt.
  public init(_ controller: RefreshController, viewport: Double = 800, content: Double = 3000) {
    (self.controller, self.viewport, self.content) = (controller, viewport, content)
    attach()
  }

  /// The presentation at the clock's time.
  ///
  /// It needs no turn of the main actor after ``TestClock/advance(by:)``.
  public var presentation: ScrollPresentation { controller.presentationNow }

  /// Returns whether the spinner of an edge is visible at the clock's time.
  public func showsSpinner(at edge: Edge = .top) -> Bool {
    let presentation = presentation
    let phase = edge.scrollEdge == .start ? presentation.start.phase : presentation.end.phase
    return if case .refreshing = phase { true } else { false }
  }

  /// Touches the content at an edge, and drags it past that edge.
  ///
  /// The finger stays down until ``lift()``.
  ///
  /// - Parameters:
  ///   - overscroll: The distance between the content and the edge, in pt.
  ///   - edge: The edge to pull from. Horizontal content has the edges `.leading` and `.trailing`.
  public func drag(by overscroll: Double, at edge: Edge = .top) {
    if !isTouched { move(to: offset(forOverscroll: 0, at: edge), .tracking) }
    move(to: offset(forOverscroll: overscroll, at: edge), .tracking)
  }

  /// Lifts the finger, so that the content comes to rest.
  public func lift() {
    guard isTouched else { return }
    move(to: offset, .decelerating)
    move(to: offset, .resting)
  }

  /// Pulls the content past an edge, and lifts the finger.
  ///
  /// - Parameters:
  ///   - overscroll: The distance between the content and the edge, in pt.
  ///   - edge: The edge to pull from. Horizontal content has the edges `.leading` and `.trailing`.
  public func pull(by overscroll: Double, at edge: Edge = .top) {
    drag(by: overscroll, at: edge)
    lift()
  }

  /// Scrolls to an offset with a finger, and lets the content come to rest there.
  ///
  /// - Parameter offset: The content offset, in pt. An offset past an end stops at the end.
  public func scroll(to offset: Double) {
    move(to: self.offset, .tracking)
    move(to: bounded(offset), .tracking)
    lift()
  }

  // MARK: - RefreshControllerDelegate

  /// Draws nothing.
  public func presentationChanged() {}
  /// Performs no effect.
  public func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {}

  /// Takes the insets for the gaps, and moves the content without an animation.
  public func apply(_ change: InsetChange) {
    insets = change.insets
    if !isTouched { move(to: change.offset ?? offset, .resting) }
  }

  /// Reports the current offset again.
  public func report() { controller.report(.observed(offset, phase), from: self) }

  /// Attaches the controller again, after another scroll view has left it.
  public func controllerDidBecomeAvailable() { attach() }

  private var isTouched: Bool { phase == .tracking }
  private var extents: ScrollExtents { ScrollExtents(viewport: viewport, content: content) }

  private func attach() {
    (insets, phase) = (EdgePair(start: 0, end: 0), .resting)
    controller.attach(self)
    layOut()
    move(to: offset, .resting)
  }

  private func layOut() { controller.layOut(extents, from: self) }

  /// Reports an offset, which for resting content is inside its bounds.
  private func move(to offset: Double, _ phase: ObservedPhase) {
    self.offset = phase == .resting ? bounded(offset) : offset
    self.phase = phase
    report()
  }

  private func bounded(_ offset: Double) -> Double {
    min(max(offset, 0 - insets.start), extents.maximumOffset + insets.end)
  }

  private func offset(forOverscroll overscroll: Double, at edge: Edge) -> Double {
    extents.offset(forOverscroll: overscroll, past: edge.scrollEdge)
  }
}
