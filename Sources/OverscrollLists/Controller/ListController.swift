import Overscroll
import OverscrollCore
import OverscrollListCore

#if canImport(Combine)
  public import Combine
#endif
#if canImport(SwiftUI)
  import SwiftUI
#endif

/// An object that scrolls a list from code and reports the list's visible items.
///
/// The controller stores the items' positions and can outlive the list. If you keep it in a model, a list
/// that appears again returns to its previous position. A scroll that is requested while no list is shown
/// waits for a list.
///
/// A controller is attached to one list at a time, the newest. An earlier list that is still shown keeps
/// its position. It continues with a private controller, which causes a warning at run time.
///
/// In SwiftUI, the controller is an observable object. It publishes when the visible items or the list's
/// items change, not with every frame.
@MainActor public final class ListController {
  /// The runner of the engine that the list is plugged into.
  private(set) var runner: EngineRunner
  /// Whether the runner is the list's own, without edges.
  private var ownsRunner = true
  /// The list's content, and its connection to the runner.
  private var list: PluggedList
  /// The list's own clock, for a runner that is not shared with edges.
  var clock: EngineClock
  weak var delegate: (any ListControllerDelegate)?
  /// Whether the platform's scroll view has reported its offset since it was attached.
  var hasPlatformOffset = false
  /// The scroll to perform as soon as the list can scroll.
  var pendingRequest: ScrollRequest?
  /// The number of scrolls that code has requested.
  package var requestCount = 0
  /// The edits that the app has announced for the next change of the data.
  var announcedEdits = AnnouncedEdits()
  /// The latest scroll from code, for the next change of the data.
  var awaitedRequest: AwaitedRequest?
  /// The run of the latest scroll from code, if the app awaits its outcome.
  var scrollRun: ScrollRun?
  /// The `ListDataState` of the most recently attached list, for the next list.
  var dataState: Any?
  /// The last estimate of an item's extent, in pt; `nil` for the default.
  var estimate: Double?
  /// Returns the index of the item that an id identifies.
  var indexForID: (@MainActor (AnyHashable) -> Int?)?
  /// Returns the values with which an app may identify an item.
  ///
  /// The result is empty for an index out of range.
  var idsForIndex: (@MainActor (Int) -> [AnyHashable])?
  /// Whether a finger or mouse button drags a list that the engine scrolls.
  var isTouched = false
  /// Whether the content moves, so that a touch stops the content.
  ///
  /// Such a touch does not reach an item.
  var catchesTouches = false

  /// The values at the latest notification of the delegate.
  var drawnState = DrawnState()
  /// The values at the latest notification of observers.
  private(set) var published = ObservedValues()
  /// The values that identify each of the visible items at the latest notification of observers.
  private(set) var publishedIDs: [[AnyHashable]] = []
  /// Whether new data has changed the id of a visible item since then.
  private var hasNewIDs = false
  private let nextTurn = NextTurnScheduler()
  let warnings = WarningLog()

  /// Creates a controller without a list.
  ///
  /// - Parameter clock: The clock; `nil` for the system's clock.
  public init(clock: (any Clock<Duration>)? = nil) {
    let behavior = ScrollBehavior(source: .platformInset)
    self.clock = EngineClock(clock ?? AmbientClock.current.clock)
    list = PluggedList(ListContent(ListEngine()), behavior: behavior)
    let engine = ScrollEngine(start: nil, end: nil, behavior: behavior)
    runner = EngineRunner(engine, with: list, clock: self.clock)
    list.controller = self
  }

  /// The list's content.
  var content: ListContent {
    _read { yield list.content }
    _modify { yield &list.content }
  }

  /// Plugs the list into the engine of a scroll view's edges.
  ///
  /// Does nothing if that engine has a list with a different controller.
  func join(_ edges: RefreshController) {
    guard edges.runner !== runner, !edges.runner.hasList else { return }
    leaveEdges()
    let own = runner
    (runner, ownsRunner) = (edges.runner, false)
    runner.plugContent(of: own)
  }

  /// Unplugs the list from the engine of a scroll view's edges, if any.
  func leaveEdges() { if !ownsRunner { runner.unplug() } }

  /// Continues with the list's own engine.
  func continueAlone(with engine: ScrollEngine) {
    (runner, ownsRunner) = (EngineRunner(engine, with: list, clock: clock), true)
  }

  /// Copies the content and the engine of a controller that has no edges.
  func copyEngine(of other: ListController) {
    list = other.list.copy()
    list.controller = self
    continueAlone(with: other.runner.engine)
  }

  /// Sends several inputs to the engine, and then notifies the delegate once.
  ///
  /// - Parameters:
  ///   - inputs: The inputs.
  ///   - age: The age of the inputs, in s, up to 1. Values outside 0...1 are treated as 0.
  func send(_ inputs: [ListInput], age: Double = 0) { runner.send(inputs.map(list.input), age: age) }

  /// Notifies observers if the visible items have changed.
  ///
  /// The call may come during a view update, and publishing then would evaluate the observers twice. So the
  /// notification is sent once, in the main actor's next turn.
  func notifyObservers() {
    guard hasChanges else { return }
    nextTurn.run { [weak self] in
      guard let self, hasChanges else { return }
      #if canImport(Combine)
        objectWillChange.send()
      #endif
      published = currentValues
      publishedIDs = ids(of: published.range)
      hasNewIDs = false
    }
  }

  /// Notifies observers if new data has changed the id of a visible item.
  ///
  /// The item may have the same index and extent as before.
  ///
  /// - Complexity: O(n) in the number of visible items.
  func dataChanged() {
    guard ids(of: published.range) != publishedIDs else { return }
    hasNewIDs = true
    notifyObservers()
  }

  /// Returns the values that identify each item.
  func ids(of items: some Sequence<Int>) -> [[AnyHashable]] { items.map { idsForIndex?($0) ?? [] } }

  private var hasChanges: Bool { hasNewIDs || currentValues != published }

  private var currentValues: ObservedValues {
    ObservedValues(
      range: currentVisibleRange, revision: content.list.contentRevision,
      isAtEdge: EdgePair(start: isNear(.start), end: isNear(.end)))
  }

  /// Whether a list with an edge as its anchor stays there now.
  private func isNear(_ edge: ScrollEdge) -> Bool {
    (edge == .end && content.isScrollingToEnd) || distance(to: edge) <= content.list.followDistance
  }
}

#if canImport(Combine)
  extension ListController: ObservableObject {}
#endif
