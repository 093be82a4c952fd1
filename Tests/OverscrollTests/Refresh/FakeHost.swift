@testable import Overscroll
@testable import OverscrollCore

/// A scroll view in a test.
///
/// It performs the controller's requests, and reports the offsets of a finger and of a bounce.
@MainActor final class FakeHost: RefreshControllerDelegate {
  /// An effect that a controller requested.
  struct Asked: Equatable {
    let effect: EdgeEffect
    let edge: ScrollEdge
  }

  let controller: RefreshController
  /// The clock that advances while the content comes to rest.
  private let clock: ManualClock?
  let geometry: ScrollExtents
  private(set) var asked: [Asked] = []
  private(set) var changes: [InsetChange] = []
  private(set) var insets = EdgePair(start: 0.0, end: 0.0)
  private(set) var offset = 0.0
  private(set) var presentations = 0
  private var target: Double?

  /// Called with the controller's requests.
  var onEffect: ((EdgeEffect, ScrollEdge) -> Void)?
  var onHold: ((InsetChange) -> Void)?
  var onPresentation: (() -> Void)?

  init(
    _ controller: RefreshController, clock: ManualClock? = nil, viewport: Double = 800, content: Double = 3000
  ) {
    self.controller = controller
    self.clock = clock
    geometry = ScrollExtents(viewport: viewport, content: content)
  }

  /// Attaches to the controller without insets, and reports the layout and the offset at rest.
  func attach(at offset: Double = 0) {
    guard controller.host !== self else { return }
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

  /// Puts a finger down and pulls the content past an edge.
  func pull(to overscroll: Double, past edge: ScrollEdge = .start) {
    report(geometry.offset(forOverscroll: 0, past: edge), .tracking)
    report(geometry.offset(forOverscroll: overscroll, past: edge), .tracking)
  }

  /// Lifts the finger, so the content decelerates from its offset.
  func lift() { report(offset, .decelerating) }

  /// Pulls past the threshold and lifts the finger.
  func pullAndLift(past edge: ScrollEdge = .start) {
    pull(to: 120, past: edge)
    lift()
  }

  /// Lets the content come to rest at its target, or else within its bounds.
  ///
  /// A gap that waits to close closes then.
  func rest() {
    arrive()
    guard let clock, insets != .zero else { return }
    clock.advance(by: .seconds(GapInsets.closingDelay))
    arrive()
    arrive()
  }

  private func arrive() {
    let bounds = -insets.start...(geometry.maximumOffset + insets.end)
    let place = target ?? offset
    target = nil
    report(min(max(place, bounds.lowerBound), bounds.upperBound), .resting)
  }

  func report(_ offset: Double, _ phase: ObservedPhase) {
    self.offset = offset
    if phase == .tracking { target = nil }
    controller.report(.observed(offset, phase), from: self)
  }

  /// Returns the number of starts at an edge, from the effects performed.
  func starts(_ edge: ScrollEdge = .start) -> Int {
    asked.count { if case .started = $0.effect { $0.edge == edge } else { false } }
  }

  /// Returns the outcomes at an edge, from the effects performed, in order.
  func outcomes(_ edge: ScrollEdge = .start) -> [RefreshResult] {
    asked.compactMap { if case .ended(_, let result) = $0.effect, $0.edge == edge { result } else { nil } }
  }
}
