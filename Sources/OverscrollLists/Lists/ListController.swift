#if canImport(Combine)
  import Overscroll
  public import Combine
#endif
import OverscrollCore
import OverscrollListCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Scrolls a list from code, and reports which items are in sight.
///
/// The controller holds the items' positions and can outlive the list: keep it in a model, and a list that comes back
/// is where it was left. A scroll requested without a list waits for one.
///
/// A controller is attached to one list at a time, the newest. An earlier list that is still shown stays where it is and
/// continues with a controller of its own, which causes a warning at run time.
///
/// In SwiftUI it is an observable object. It publishes when the items in sight change and when the list's items change,
/// not with every frame.
@MainActor public final class ListController {
  /// Runs the list's engine, which the edges of the same scroll view may share.
  private(set) var runner: EngineRunner
  /// The list's engine, with what the runner needs of it.
  private(set) var list: ListEngineAdapter
  /// What measures time as long as nothing else scrolls the list.
  var clock: EngineClock
  weak var host: (any ListHost)?
  /// Whether a platform that scrolls by itself has said where it is since it was attached.
  var isPlaced = false
  /// What is to be scrolled to as soon as there is a list.
  var pending: Pending?
  /// What an app says the next change of the data consists of.
  var announced = AnnouncedEdits()
  /// A scroll to an item that is not there yet.
  ///
  /// It ends with the next change of the data.
  var awaited: Awaited?
  /// What a list that was attached last remembers of its data, for the next one.
  var memory: Any?
  /// How long items were last said to be until they are measured, in pt; nil for the default.
  var estimate: Double?
  /// Looks up the number of the item that an id stands for.
  var find: (@MainActor (AnyHashable) -> Int?)?
  /// Whether a finger, or a mouse button, is on the content of a list that the engine scrolls.
  var isTouched = false
  /// Whether the content moves, so that a touch stops it and doesn't reach what is under the finger.
  var catchesTouches = false

  /// What the host was told of last.
  var shown = Shown()
  /// The items that observers were told of last.
  private var seen: (range: Range<Int>, revision: UInt32) = (0..<0, 0)
  private let turn = NextTurn()

  /// Something to scroll to.
  enum Pending {
    case item(Int, UnitPoint?, animated: Bool)
    case id(AnyHashable, UnitPoint?, animated: Bool)
    case offset(Double, animated: Bool)
    case edge(ScrollEdge, animated: Bool)
    /// A position of the app's.
    case position(ListPosition)
    /// Where the list was left, in the numbers of the data as it is now.
    case place(ListPosition)
  }

  /// Makes a controller without a list.
  ///
  /// - Parameter clock: What measures time; nil for the system's clock.
  public init(clock: (any Clock<Duration>)? = nil) {
    let scroll = ScrollEngine(start: nil, end: nil, behavior: ScrollBehavior(source: .inset))
    self.clock = EngineClock(clock ?? AmbientTime.current.clock)
    list = ListEngineAdapter(ListScroll(ListEngine(), scroll: scroll))
    runner = EngineRunner(list, clock: self.clock)
    list.controller = self
  }

  /// Continues with another engine.
  ///
  /// - Parameters:
  ///   - list: The engine.
  ///   - runner: What runs it; nil for a runner of its own.
  func run(_ list: ListEngineAdapter, by runner: EngineRunner? = nil) {
    list.controller = self
    self.list = list
    self.runner = runner ?? EngineRunner(list, clock: clock)
  }

  /// The list as the engine has it.
  var engine: ListScroll {
    _read { yield list.engine }
    _modify { yield &list.engine }
  }

  /// Tells observers of the items in sight, if they have changed.
  ///
  /// That may be in the middle of an update, which would then draw the observers once more; so they are told in the main
  /// actor's next turn, once.
  func publishSeen() {
    #if canImport(Combine)
      let now = (range: visibleRange, revision: engine.list.contentRevision)
      guard now != seen else { return }
      seen = now
      turn.run { [weak self] in self?.objectWillChange.send() }
    #endif
  }
}

#if canImport(Combine)
  extension ListController: ObservableObject {}
#endif
