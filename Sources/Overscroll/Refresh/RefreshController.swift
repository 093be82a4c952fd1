#if canImport(Combine)
  public import Combine
#endif
public import Foundation
public import OverscrollCore

/// Runs the actions of a scroll view's two edges as the engine decides.
///
/// The controller owns the tasks, so rebuilding a view cancels nothing. `cancel(_:)` cancels an action
/// cooperatively. A controller can outlive its view. If the app keeps it in a model, a view that comes back
/// shows the current phase. A start without a view waits for a view. When the controller is released, its
/// actions are cancelled.
///
/// In SwiftUI it is an observable object. It publishes when an action starts and when it ends, but not with
/// every frame of a pull.
@MainActor public final class RefreshController {
  /// An edge's action, which receives the threshold that started it.
  public typealias Action = @MainActor @Sendable (RefreshLevel) async throws -> RefreshResult

  /// Runs the engine, which also scrolls the list if there is one.
  package let runner: EngineRunner
  var edges: EdgePair<EdgeState>
  weak var delegate: (any RefreshControllerDelegate)?
  /// Whether the delegate has set insets for a gap.
  var hasInsets = false
  /// The suspended delegates that wait for the current delegate to be detached, the latest last.
  var waitingDelegates: [WaitingDelegate] = []
  let date: @Sendable () -> Date

  /// The stores of the dates of the last successes, if any.
  var stores = EdgePair<DateStore?>(start: nil, end: nil)
  /// The last layout; nil before the first layout and while a list is joined.
  var laidOut: ScrollExtents?
  /// The number of items, if the delegate's scroll view is a platform's list.
  var items: Int?
  /// The number of times that `items` has grown.
  var itemRevision: UInt32 = 0
  /// The presentation that the delegate was last notified of.
  var shown: ScrollPresentation
  /// The state that observers were last notified of.
  var observed = EdgePair(start: ObservedState(), end: ObservedState())

  /// The state of an edge that observers see.
  struct ObservedState: Equatable {
    var isRefreshing = false
    var ended: Date?
  }

  /// A delegate that waits for the controller.
  struct WaitingDelegate {
    weak var delegate: (any RefreshControllerDelegate)?
  }

  /// The options, the running action and the outcome of an edge.
  @MainActor struct EdgeState: Sendable {
    let edge: ScrollEdge
    /// The configuration that code has set, if any.
    var ownConfiguration: EdgeConfiguration?
    /// The options that a view declares, if one does.
    var declared: EdgeOptions?
    /// The action that code has set, if any.
    var action: Action?
    /// The action that a view declares, if one does.
    var declaredAction: Action?
    /// Whether there is more to load, as a view last declared.
    var declaredMore: Bool?
    var isEnabled = true
    /// Whether the attached view allows the edge to be on.
    var isAllowed = true
    /// The requested run that has not started.
    var pending: RefreshRun?
    var running: RunningAction?
    var lastOutcome: RefreshOutcome?
    var lastUpdated: Date?

    /// The configuration in effect.
    var configuration: EdgeConfiguration {
      declared?.resolved(at: edge, orElse: ownConfiguration) ?? ownConfiguration ?? .usual(edge)
    }
    /// The action in effect: the view's, else the action that code has set.
    var run: Action? { declaredAction ?? action }
    /// Whether the edge is on: it has an action, and is enabled and allowed.
    var isOn: Bool { run != nil && isEnabled && isAllowed }
  }

  /// A running action.
  struct RunningAction: Sendable {
    let token: RefreshToken
    let level: RefreshLevel
    let run: RefreshRun
    let task: Task<Void, Never>
    /// Whether the key of the stored date has changed since the start.
    var hasOldKey = false
    /// The run of the app's flags that end the action, if any.
    var flags: FlagRun?
    var error: (any Error)?
  }

  /// Makes a controller without actions.
  ///
  /// - Parameters:
  ///   - clock: The clock for minimum times, result displays and timeouts; nil for the system's.
  ///   - date: Returns the date of an outcome; nil for the system's time.
  public init(clock: (any Clock<Duration>)? = nil, date: (@Sendable () -> Date)? = nil) {
    let time = AmbientClock.current
    let engine = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .platformInset))
    runner = EngineRunner(engine, clock: EngineClock(clock ?? time.clock))
    edges = EdgePair(start: EdgeState(edge: .start), end: EdgeState(edge: .end))
    shown = engine.presentation
    self.date = date ?? time.date
    runner.edgeDelegate = self
    for edge in ScrollEdge.allCases { send(.configure(edge, edges[edge].configuration)) }
  }

  deinit {
    let outcome = date()
    for state in [edges.start, edges.end] {
      state.running?.task.cancel()
      guard let run = state.running?.run ?? state.pending else { continue }
      let level = state.running?.level ?? .first
      Task { @MainActor in
        run.end(with: RefreshOutcome(result: .cancelled, error: nil, level: level, date: outcome))
      }
    }
  }
}

#if canImport(Combine)
  extension RefreshController: ObservableObject {}
#endif
