@testable import OverscrollCore

extension SmallWorld {
  static let long = ScrollExtents(viewport: 500, content: 740)
  static let short = ScrollExtents(viewport: 500, content: 100)

  /// Returns all moves that a search applies in a kind of world.
  static func moves(_ kind: Kind) -> [Move] {
    switch kind {
    case .fingers: fingerMoves
    case .layouts: fewFingers + layoutMoves
    case .shifted: platformMoves([.tracking, .decelerating, .free]) + edgeMoves + layoutMoves
    case .inset: platformMoves([.tracking, .decelerating, .unknown]) + edgeMoves + layoutMoves
    }
  }

  private static let fewFingers: [Move] = {
    let names: Set = [
      "down", "up", "wait", "wait long", "to 390", "to 520", "to 900", "success start", "failure start",
      "begin(OverscrollCore.ScrollEdge.start)", "tap(OverscrollCore.ScrollEdge.start)",
    ]
    let moves = fingerMoves.filter { names.contains($0.name) }
    precondition(moves.count == names.count, "a move was renamed")
    return moves
  }()

  /// The moves that change the viewport, a configuration, the indicator, or whether the end has more
  /// content.
  private static let layoutMoves: [Move] = {
    let wide = EdgeConfiguration(
      policy: .return, threshold: .fraction(0.3), gap: .indicatorExtent, minimumDuration: 0.25)
    let inputs: [(String, ScrollInput)] = [
      ("rotate", .layout(ScrollExtents(viewport: 260, content: 740), revision: 1)),
      ("rotate back", .layout(long, revision: 1)),
      ("wide configuration", .configure(.start, wide)),
      ("first configuration", .configure(.start, EdgeConfiguration())),
      ("large indicator", .indicatorExtent(.start, 120)), ("small indicator", .indicatorExtent(.start, 20)),
      ("noMoreContent", .setNoMoreContent(.end, true)), ("more content", .setNoMoreContent(.end, false)),
    ]
    return inputs.map { name, input in Move(name: name, inputs: { _ in [input] }) }
  }()

  /// Returns the moves that report the platform's offset and phase.
  private static func platformMoves(_ phases: [ObservedPhase]) -> [Move] {
    var moves = [
      Move(name: "wait", inputs: { _ in [.tick] }),
      Move(name: "wait long", inputs: { _ in [.tick] }, wait: 4),
      Move(name: "cancel drag", inputs: { _ in [.dragCancelled(pointer: nil)] }),
      Move(name: "attach", inputs: { _ in [.attach] }),
    ]
    for offset in [-150.0, -60, -20, 0, 100, 240, 400] {
      for phase in phases {
        moves.append(
          Move(
            name: "\(phase) at \(Int(offset))", inputs: { _ in [.observed(offset, phase)] }))
      }
    }
    return moves
  }

  /// The moves of fingers, wheels, keys, layouts and code.
  private static let fingerMoves: [Move] = {
    var moves = [
      Move(name: "down", inputs: { _ in [.dragBegan(DragStart(pointer: 1, main: 400))] }),
      Move(name: "second down", inputs: { _ in [.dragBegan(DragStart(pointer: 2, main: 300))] }),
      Move(name: "up", inputs: { _ in [.dragEnded(pointer: 1)] }),
      Move(name: "second up", inputs: { _ in [.dragEnded(pointer: 2)] }),
      Move(name: "cancel drag", inputs: { _ in [.dragCancelled(pointer: nil)] }),
      Move(name: "sideways", inputs: { _ in [.dragMoved(pointer: 1, main: 410, cross: 90)] }),
      Move(name: "wait", inputs: { _ in [.tick] }),
      Move(name: "wait long", inputs: { _ in [.tick] }, wait: 4),
      Move(name: "wheel", inputs: { _ in [.wheel(120, isPrecise: true)] }),
      Move(name: "page", inputs: { _ in [.step(.pageBackward)] }),
      Move(name: "shrink", inputs: { _ in [.layout(short, revision: 1)] }),
      Move(name: "grow", inputs: { _ in [.layout(long, revision: 2)] }),
      Move(name: "fling", inputs: { fling(by: 90, in: $0) }, wait: 0.125),
    ]
    for main in [80.0, 390, 520, 900] {
      moves.append(
        Move(
          name: "to \(Int(main))", inputs: { _ in [.dragMoved(pointer: 1, main: main, cross: 0)] }))
    }
    return moves + edgeMoves
  }()

  /// The moves that end an action, and the changes of an edge by code or by a tap.
  private static let edgeMoves: [Move] = {
    var moves: [Move] = []
    for edge in ScrollEdge.allCases {
      for result in [RefreshResult.success, .failure, .noMoreContent] {
        moves.append(
          Move(
            name: "\(result) \(edge)",
            inputs: { engine in engine.edges[edge].token.map { [.finish($0, result)] } ?? [] }))
      }
      let inputs: [ScrollInput] = [
        .begin(edge), .cancel(edge), .tap(edge), .setEnabled(edge, false), .setEnabled(edge, true),
        .setNoMoreContent(edge, false),
      ]
      moves += inputs.map { input in Move(name: "\(input)", inputs: { _ in [input] }) }
    }
    return moves
  }()

  /// Returns a fast pull by one finger, or nothing while a finger is down.
  ///
  /// The movements are spread evenly over an eighth of a second.
  private static func fling(by distance: Double, in engine: ScrollEngine) -> [ScrollInput] {
    guard engine.content.gate.state == .open else { return [] }
    return [.dragBegan(DragStart(pointer: 1, main: 300))]
      + (1...3).map { .dragMoved(pointer: 1, main: 300 + distance * Double($0) / 3, cross: 0) }
      + [.dragEnded(pointer: 1)]
  }
}
