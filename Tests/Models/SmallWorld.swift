@testable import OverscrollCore

/// A scroll view with two edges in a world that is small enough to search.
///
/// It has two fingers, four finger positions and steps of a quarter of a second. Offsets are real numbers,
/// so the number of reachable situations is unlimited. The search keeps one representative for each `Cell`,
/// which is `canonical(at:)` with rounded lengths and ages.
struct SmallWorld: SearchedWorld {
  /// The inputs of a search.
  enum Kind: String, CaseIterable, Sendable {
    /// Fingers, keys and wheels in driven mode.
    case fingers
    /// Few fingers in driven mode, with changes of viewports, configurations and indicators.
    case layouts
    /// A platform that scrolls, with gaps as shifts or as insets.
    case shifted, inset

    var source: ScrollBehavior.Source {
      switch self {
      case .fingers, .layouts: .engine
      case .shifted: .platformTransform
      case .inset: .platformInset
      }
    }
  }

  /// Inputs, and the time since the previous move, in s.
  struct Move: SearchedMove {
    let name: String
    let inputs: @Sendable (ScrollEngine) -> [ScrollInput]
    var wait = 0.25
  }

  let first: WatchedEngine
  let moves: [Move]

  init(_ configuration: EdgeConfiguration, _ exclusion: ExclusionPolicy, _ kind: Kind) {
    var engine = ScrollEngine(
      start: configuration, end: configuration, behavior: ScrollBehavior(source: kind.source))
    _ = engine.handle(ScrollEvent(.setExclusion(exclusion), at: 0))
    _ = engine.handle(ScrollEvent(.layout(SmallWorld.long, revision: 1), at: 0))
    first = WatchedEngine(engine)
    moves = SmallWorld.moves(kind)
  }

  func cell(of situation: WatchedEngine, _ grain: Grain) -> Cell {
    Cell(situation.engine, isStarted: situation.isStarted, grain)
  }

  func take(_ move: Move, in situation: inout WatchedEngine) -> [String] {
    let inputs = move.inputs(situation.engine)
    for input in inputs {
      let time = situation.engine.time + move.wait / Double(inputs.count)
      let faults = situation.handle(ScrollEvent(input, at: time)).faults
      guard faults.isEmpty else { return faults }
    }
    return []
  }

  func faults(of situation: WatchedEngine) -> [String] { situation.faults(rounds: 5, pause: 0.75) }
}
