#if canImport(Combine)
  public import Combine
#endif
public import Foundation
public import OverscrollCore

/// Runs the actions of a scroll view's two edges when the engine starts them.
///
/// The controller owns the tasks of the actions, so a rebuilt view cancels nothing. `cancel(at:)` cancels an
/// action cooperatively. A controller can outlive its view. If the app keeps the controller in a model, a
/// view that returns shows the current phase. A start without a view waits for a view. When the controller
/// is released, its actions are cancelled.
///
/// In SwiftUI the controller is an observable object. It publishes when an action starts and when it ends,
/// but not with every frame of a pull.
@MainActor public final class RefreshController {
  /// An edge's action, which receives the reached threshold and returns the result.
  public typealias Action = @MainActor @Sendable (RefreshLevel) async throws -> RefreshResult

  /// Runs the engine, into which a list may be plugged.
  package let runner: EngineRunner
  var edges: EdgePair<EdgeState>
  weak var delegate: (any RefreshControllerDelegate)?
  /// Whether the delegate has set insets for a gap.
  var delegateHasInsets = false
  /// The suspended delegates, from the earliest to the latest.
  ///
  /// When the current delegate is detached, the latest one is notified.
  var waitingDelegates: [WaitingDelegate] = []
  let date: @Sendable () -> Date

  /// The places in the user defaults for the dates of the latest successes, if any.
  var stores = EdgePair<DateStore?>(start: nil, end: nil)
  /// The extents of the latest layout.
  ///
  /// They are nil before the first layout and after a list has left.
  var laidOut: ScrollExtents?
  /// The number of items in the delegate's scroll view, if it is a platform's list.
  var items: Int?
  /// The number of times that `items` has grown.
  var itemRevision: UInt32 = 0
  /// The presentation in the latest notification of the delegate.
  var shown: ScrollPresentation
  /// The state in the latest notification of the observers.
  var observed = EdgePair(start: ObservedState(), end: ObservedState())

  /// The part of an edge's state whose changes are published to observers.
  struct ObservedState: Equatable {
    var isRefreshing = false
    var ended: Date?
  }

  /// A weak reference to a suspended delegate.
  struct WaitingDelegate {
    weak var delegate: (any RefreshControllerDelegate)?
  }

  /// The options, the action, the run and the outcome of an edge.
  @MainActor struct EdgeState: Sendable {
    let edge: ScrollEdge
    /// The configuration that code has set, if any.
    var ownConfiguration: EdgeConfiguration?
    /// The action that code has set, if any.
    var action: Action?
    var isEnabled = true
    /// The declaration of a view.
    var declaration = EdgeDeclaration()
    /// The requested run whose action has not started.
    var pending: RefreshRun?
    var running: RunningAction?
    var lastOutcome: RefreshOutcome?
    var lastUpdated: Date?

    /// The configuration in effect: the view's, else the app's, else the edge's default.
    var configuration: EdgeConfiguration {
      declaration.options?.resolved(at: edge, orElse: ownConfiguration) ?? ownConfiguration
        ?? .defaultConfiguration(edge)
    }
    /// The action in effect: the view's, else the action that code has set.
    var run: Action? { declaration.action ?? action }
    /// Whether the edge is enabled in the engine.
    ///
    /// It needs an action, and both the app and the attached view must allow it.
    var isOn: Bool { run != nil && isEnabled && declaration.isAllowed }
  }

  /// A running action.
  struct RunningAction: Sendable {
    let token: RefreshToken
    let level: RefreshLevel
    let run: RefreshRun
    let task: Task<Void, Never>
    /// Whether the key of the stored date has changed since the action started.
    var hasOldKey = false
    /// The flags of the app that can end the action, if any.
    var flags: FlagRun?
    var error: (any Error)?
  }

  /// Makes a controller without actions.
  ///
  /// - Parameters:
  ///   - clock: The clock for minimum durations, result displays and timeouts; nil for the system's clock.
  ///   - date: Returns the current date, for the dates of outcomes; nil for the system's time.
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
