@testable import OverscrollCore

/// Edges in a world that is small enough to be searched: two fingers, four places, a quarter of a second.
///
/// Positions are real numbers, so the reachable situations have no end; the search keeps one representative for each `Cell`,
/// which is `canonical(at:)` with lengths and ages rounded.
struct SmallWorld: SearchedWorld {
  /// What the search is about.
  enum Kind: String, CaseIterable, Sendable {
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

  /// Something that can happen, and how long after the last thing.
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
