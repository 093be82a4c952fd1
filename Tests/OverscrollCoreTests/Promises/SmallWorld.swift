@testable import OverscrollCore

/// A world that is small enough to be searched: two fingers, five places, a quarter of a second.
///
/// Positions are real numbers, so the reachable situations have no end; the search keeps one representative for
/// each cell of `Cell`, which is `canonical(at:)` with lengths rounded to 60 pt and ages to a quarter of a second.
struct SmallWorld {
  /// Something that can happen, and how long after the last thing.
  struct Move: Sendable {
    let name: String
    let inputs: @Sendable (ScrollEngine) -> [ScrollInput]
    var wait = 0.25
    /// Whether a start that follows is the finger's doing.
    var isFinger = false
  }

  /// A situation, with what the search remembers of how it came about.
  struct Situation: Sendable {
    var engine: ScrollEngine
    /// How often the finger that is down has started each edge.
    var starts = EdgePair(start: 0, end: 0)
    var path: [String] = []
  }

  /// A situation, rounded.
  struct Cell: Hashable {
    let start: EdgeCell
    let end: EdgeCell
    let offset: Int
    let viewport: Int
    let phase: ObservedPhase
    let insets: Int
    let motion: Int
    let age: Int
    let finger: Int
    let isRefused: Bool
    let isShort: Bool
    let queued: ScrollEngine.Queued?

    init(_ situation: Situation) {
      let engine = situation.engine.canonical(at: situation.engine.time)
      start = EdgeCell(engine.edges.start, starts: situation.starts.start)
      end = EdgeCell(engine.edges.end, starts: situation.starts.end)
      offset = Int((engine.drawnOffset / 60).rounded())
      viewport = Int(engine.scroller.geometry.viewport)
      phase = engine.platform.phase
      insets = Int(engine.insets.insets.start + 4 * engine.insets.insets.end)
      isShort = engine.scroller.geometry.maximumOffset == 0
      queued = engine.queued
      switch engine.gate.state {
      case .open: (finger, isRefused) = (0, false)
      case .undecided(let touch): (finger, isRefused) = (Int(touch.main), false)
      case .dragging(let pointer): (finger, isRefused) = (10_000 + Int(pointer), false)
      case .refused: (finger, isRefused) = (0, true)
      }
      switch engine.scroller.motion {
      case .rest: (motion, age) = (0, 0)
      case .drag(let drag): (motion, age) = (1, Int(drag.finger / 60))
      case .glide(let glide): (motion, age) = (2, Int(glide.start * 4))
      case .bounce(let bounce): (motion, age) = (3, Int(bounce.start * 4))
      case .timed(let timed): (motion, age) = (4, Int(timed.start * 4))
      }
    }
  }

  /// An edge, rounded.
  struct EdgeCell: Hashable {
    let phase: String
    let age: Int
    let result: RefreshResult?
    let latch: EdgeMachine.Latch
    let home: EdgeMachine.Home
    let starts: Int
    let trigger: Int

    init(_ edge: EdgeMachine, starts: Int) {
      trigger = Int(edge.resolution.trigger)
      phase = edge.phase.name
      latch = edge.latch
      home = edge.home
      self.starts = starts
      switch edge.phase {
      case .refreshing(let refreshing):
        (age, result) = (Int(refreshing.since * 4), refreshing.result)
      case .dwelling(let dwelling):
        (age, result) = (Int(dwelling.until * 4), dwelling.result)
      case .idle, .pulling, .armed, .settling, .failed, .exhausted, .disabled:
        (age, result) = (0, nil)
      }
    }
  }

  static let long = ScrollExtents(viewport: 500, content: 740)
  static let short = ScrollExtents(viewport: 500, content: 100)

  /// What can happen where something else is the matter than fingers.
  static func moves(_ world: World) -> [Move] {
    switch world {
    case .fingers: fingerMoves
    case .layouts: fewFingers + layoutMoves
    case .shifted, .inset: platformMoves + edgeMoves + layoutMoves
    }
  }

  /// What the search is about.
  enum World: String, Sendable {
    /// Fingers, keys and wheels, where the engine scrolls.
    case fingers
    /// The same with few fingers, while viewports, numbers and indicators change.
    case layouts
    /// A platform that scrolls, in both ways to hold a gap.
    case shifted, inset

    var source: ScrollBehavior.Source {
      switch self {
      case .fingers, .layouts: .driven
      case .shifted: .shifted
      case .inset: .inset
      }
    }
  }

  private static let fewFingers: [Move] = {
    let names: Set = [
      "down", "up", "wait", "wait long", "to 390", "to 520", "to 900", "success start", "failure start",
      "begin(OverscrollCore.ScrollEdge.start)", "tap(OverscrollCore.ScrollEdge.start)",
    ]
    let moves = fingerMoves.filter { names.contains($0.name) }
    precondition(moves.count == names.count, "a move of another name")
    return moves
  }()

  /// Another viewport, other numbers, another indicator, and an end that has no more to load.
  private static let layoutMoves: [Move] = {
    let wide = EdgeConfiguration(
      policy: .return, trigger: .fraction(0.3), hold: .indicatorExtent, minimumDuration: 0.25)
    let inputs: [(String, ScrollInput)] = [
      ("rotate", .layout(ScrollExtents(viewport: 260, content: 740), revision: 1)),
      ("rotate back", .layout(long, revision: 1)),
      ("other numbers", .configure(.start, wide)), ("first numbers", .configure(.start, EdgeConfiguration())),
      ("large indicator", .indicatorExtent(.start, 120)), ("small indicator", .indicatorExtent(.start, 20)),
      ("none left", .exhaust(.end, true)), ("more again", .exhaust(.end, false)),
    ]
    return inputs.map { name, input in Move(name: name, inputs: { _ in [input] }) }
  }()

  /// What a platform reports.
  private static let platformMoves: [Move] = {
    var moves = [
      Move(name: "wait", inputs: { _ in [.tick] }),
      Move(name: "wait long", inputs: { _ in [.tick] }, wait: 4),
      Move(name: "lost", inputs: { _ in [.dragCancelled(pointer: nil)] }),
      Move(name: "another", inputs: { _ in [.attach] }),
    ]
    for place in [-150.0, -60, -20, 0, 100, 240, 400] {
      for phase in [ObservedPhase.tracking, .decelerating, .free] {
        moves.append(
          Move(
            name: "\(phase) at \(Int(place))", inputs: { _ in [.observed(place, phase)] },
            isFinger: true))
      }
    }
    return moves
  }()

  /// Everything that fingers and code can do.
  private static let fingerMoves: [Move] = {
    var moves = [
      Move(name: "down", inputs: { _ in [.dragBegan(DragStart(pointer: 1, main: 400))] }),
      Move(name: "second down", inputs: { _ in [.dragBegan(DragStart(pointer: 2, main: 300))] }),
      Move(name: "up", inputs: { _ in [.dragEnded(pointer: 1)] }, isFinger: true),
      Move(name: "second up", inputs: { _ in [.dragEnded(pointer: 2)] }, isFinger: true),
      Move(name: "lost", inputs: { _ in [.dragCancelled(pointer: nil)] }),
      Move(name: "sideways", inputs: { _ in [.dragMoved(pointer: 1, main: 410, cross: 90)] }, isFinger: true),
      Move(name: "wait", inputs: { _ in [.tick] }),
      Move(name: "wait long", inputs: { _ in [.tick] }, wait: 4),
      Move(name: "wheel", inputs: { _ in [.wheel(120, isPrecise: true)] }),
      Move(name: "page", inputs: { _ in [.step(.pageBackward)] }),
      Move(name: "shrink", inputs: { _ in [.layout(short, revision: 1)] }),
      Move(name: "grow", inputs: { _ in [.layout(long, revision: 2)] }),
      Move(name: "fling", inputs: { fling(by: 90, in: $0) }, wait: 0.125, isFinger: true),
    ]
    for main in [80.0, 390, 520, 900] {
      moves.append(
        Move(
          name: "to \(Int(main))", inputs: { _ in [.dragMoved(pointer: 1, main: main, cross: 0)] },
          isFinger: true))
    }
    return moves + edgeMoves
  }()

  /// What code does to the edges.
  private static let edgeMoves: [Move] = {
    var moves: [Move] = []
    for edge in ScrollEdge.allCases {
      for result in [RefreshResult.success, .failure, .exhausted] {
        moves.append(
          Move(
            name: "\(result) \(edge)",
            inputs: { engine in engine.edges[edge].token.map { [.finish($0, result)] } ?? [] }))
      }
      let inputs: [ScrollInput] = [
        .begin(edge), .cancel(edge), .tap(edge), .enable(edge, false), .enable(edge, true),
        .exhaust(edge, false),
      ]
      moves += inputs.map { input in Move(name: "\(input)", inputs: { _ in [input] }) }
    }
    return moves
  }()

  /// A quick pull within an eighth of a second, where no finger is down.
  private static func fling(by distance: Double, in engine: ScrollEngine) -> [ScrollInput] {
    guard engine.gate.state == .open else { return [] }
    return [.dragBegan(DragStart(pointer: 1, main: 300))]
      + (1...3).map { .dragMoved(pointer: 1, main: 300 + distance * Double($0) / 3, cross: 0) }
      + [.dragEnded(pointer: 1)]
  }
}
