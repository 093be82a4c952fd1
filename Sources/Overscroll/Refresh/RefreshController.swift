#if canImport(Combine)
  public import Combine
#endif
public import Foundation
public import OverscrollCore

/// Runs the actions of a scroll view's two edges as the engine decides.
///
/// The controller owns the tasks, so rebuilding a view cancels nothing; `cancel(_:)` does, cooperatively. It
/// can outlive the view: keep it in a model, and a view that comes back shows the current phase. A start
/// without a view waits for one. When the controller is released, its actions are cancelled.
///
/// In SwiftUI it is an observable object. It publishes when an action starts and when it ends, not with every frame of
/// a pull.
@MainActor public final class RefreshController {
  /// An edge's action, given the threshold that started it.
  public typealias Action = @MainActor @Sendable (RefreshLevel) async throws -> RefreshResult

  /// Runs the engine, which also scrolls the list if there is one.
  package let runner: EngineRunner
  var edges: EdgePair<EdgeState>
  weak var host: (any RefreshHost)?
  /// Whether the host was told to hold a gap.
  var holds = false
  /// The hosts that wait for the current one to be detached, the latest last.
  var earlier: [WaitingHost] = []
  let date: @Sendable () -> Date

  /// Where the dates of the last successes are kept, if they are.
  var stores = EdgePair<DateStore?>(start: nil, end: nil)
  /// What was laid out last; nil until something is, and while a list lays itself out.
  var laidOut: ScrollExtents?
  /// The number of items in the host's list, if it is a platform's.
  var items: Int?
  /// How often that number has grown.
  var itemRevision: UInt32 = 0
  /// What the host was told of last.
  var shown: ScrollPresentation
  /// What observers were told of last.
  var told = EdgePair(start: Told(), end: Told())

  /// What observers are told of at an edge.
  struct Told: Equatable {
    var isRefreshing = false
    var ended: Date?
  }

  /// A host that waits for the controller.
  struct WaitingHost {
    weak var host: (any RefreshHost)?
  }

  /// What an edge runs, and what became of it.
  @MainActor struct EdgeState: Sendable {
    let edge: ScrollEdge
    /// The one that code has given, if it has.
    var given: EdgeConfiguration?
    /// What a view declares of it, if one does.
    var declared: EdgeOptions?
    /// The action that code has given, if it has.
    var action: Action?
    /// The action that a view declares, if one does.
    var declaredAction: Action?
    /// Whether there is more to load, as a view has said last.
    var declaredMore: Bool?
    var isEnabled = true
    /// Whether the view that the controller is attached to lets the edge be on.
    var isAllowed = true
    /// What was asked for and has not started.
    var pending: RefreshRun?
    var running: Running?
    var lastOutcome: RefreshOutcome?
    var lastUpdated: Date?

    /// The configuration that counts.
    var configuration: EdgeConfiguration {
      declared?.resolved(at: edge, given: given) ?? given ?? .usual(edge)
    }
    /// The action that counts: a view's, then the one that code has given.
    var run: Action? { declaredAction ?? action }
    /// Whether the edge can be pulled at all.
    var isOn: Bool { run != nil && isEnabled && isAllowed }
  }

  /// A start under way.
  struct Running: Sendable {
    let token: RefreshToken
    let level: RefreshLevel
    let run: RefreshRun
    let task: Task<Void, Never>
    /// Whether dates are kept under another key since it has started.
    var hasOldKey = false
    /// What ends the action, if flags of the app's do.
    var flags: FlagRun?
    var error: (any Error)?
  }

  /// Makes a controller without actions.
  ///
  /// - Parameters:
  ///   - clock: The clock for minimum times, dwells and timeouts; nil for the system's.
  ///   - date: Returns the date of an outcome; nil for the system's time.
  public init(clock: (any Clock<Duration>)? = nil, date: (@Sendable () -> Date)? = nil) {
    let time = AmbientTime.current
    let engine = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .inset))
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
