import OverscrollTesting
@testable import Overscroll
@testable import OverscrollCore

/// A simulated scroll view.
///
/// It performs the requests of its controller, and reports the offsets that a finger and a bounce would
/// produce.
@MainActor final class FakeHost: RefreshControllerDelegate {
  /// An effect that the controller has requested, with its edge.
  struct Asked: Equatable {
    let effect: EdgeEffect
    let edge: ScrollEdge
  }

  let controller: RefreshController
  /// The clock that `rest()` advances, or `nil`.
  private let clock: TestClock?
  let geometry: ScrollExtents
  private(set) var asked: [Asked] = []
  private(set) var changes: [InsetChange] = []
  private(set) var insets = EdgePair(start: 0.0, end: 0.0)
  private(set) var offset = 0.0
  private(set) var presentations = 0
  private var target: Double?

  /// Called for each effect that the controller requests.
  var onEffect: ((EdgeEffect, ScrollEdge) -> Void)?
  var onHold: ((InsetChange) -> Void)?
  var onPresentation: (() -> Void)?

  init(
    _ controller: RefreshController, clock: TestClock? = nil, viewport: Double = 800, content: Double = 3000
  ) {
    self.controller = controller
    self.clock = clock
    geometry = ScrollExtents(viewport: viewport, content: content)
  }

  /// Attaches the view to the controller without insets, and reports its layout and an offset at rest.
  func attach(at offset: Double = 0) {
    guard controller.delegate !== self else { return }
    (insets, target) = (EdgePair(start: 0, end: 0), nil)
    controller.attach(self)
    controller.layOut(geometry, from: self)
    report(offset, .resting)
  }

  func detach() { controller.detach(self) }

  func controllerDidBecomeAvailable() { attach(at: offset) }

  func presentationChanged() {
    presentations += 1
    onPresentation?()
  }

  func perform(_ effect: EdgeEffect, at edge: ScrollEdge) {
    asked.append(Asked(effect: effect, edge: edge))
    onEffect?(effect, edge)
  }

  func apply(_ change: InsetChange) {
    changes.append(change)
    insets = change.insets
    target = change.offset ?? target
    onHold?(change)
  }

  /// Reports a finger that touches the content and pulls it past an edge.
  func pull(to overscroll: Double, past edge: ScrollEdge = .start) {
    report(geometry.offset(forOverscroll: 0, past: edge), .tracking)
    report(geometry.offset(forOverscroll: overscroll, past: edge), .tracking)
  }

  /// Reports that the finger has lifted, so the content decelerates.
  func lift() { report(offset, .decelerating) }

  /// Reports a pull past the threshold, and the lift of the finger.
  func pullAndLift(past edge: ScrollEdge = .start) {
    pull(to: 120, past: edge)
    lift()
  }

  /// Moves the content to its target offset, or into its bounds, and reports rest.
  ///
  /// It also advances the clock until a waiting gap has closed.
  func rest() {
    arrive()
    guard let clock, insets != .zero else { return }
    clock.advance(by: .seconds(GapInsets.closingDelay))
    arrive()
    arrive()
  }

  private func arrive() {
    let bounds = -insets.start...(geometry.maximumOffset + insets.end)
    let offset = target ?? offset
    target = nil
    report(min(max(offset, bounds.lowerBound), bounds.upperBound), .resting)
  }

  func report(_ offset: Double, _ phase: ObservedPhase) {
    self.offset = offset
    if phase == .tracking { target = nil }
    controller.report(.observed(offset, phase), from: self)
  }

  /// Returns the number of actions that have started at an edge.
  func starts(_ edge: ScrollEdge = .start) -> Int {
    asked.count { if case .started = $0.effect { $0.edge == edge } else { false } }
  }

  /// Returns the results of the actions that have ended at an edge, in order.
  func outcomes(_ edge: ScrollEdge = .start) -> [RefreshResult] {
    asked.compactMap { if case .ended(_, let result) = $0.effect, $0.edge == edge { result } else { nil } }
  }
}
