@testable import OverscrollCore

/// A model of a scroll view with two edges that is small enough for a search.
///
/// The model has two fingers, four finger positions and time steps of a quarter of a second. Offsets are
/// real numbers, so the number of states is unlimited. A search continues from only one state of each
/// `Cell`, which is the state of `canonical(at:)` with rounded lengths and ages.
struct SmallWorld: SearchedWorld {
  /// The kind of inputs in a search.
  enum Kind: String, CaseIterable, Sendable {
    /// Fingers, keys and wheels. The engine owns the offset.
    case fingers
    /// A few finger inputs, and changes of the layout, the configuration and the indicator.
    ///
    /// The engine owns the offset.
    case layouts
    /// A platform scrolls, and the engine shows gaps by translating the content or as insets.
    case shifted, inset

    var source: ScrollBehavior.Source {
      switch self {
      case .fingers, .layouts: .engine
      case .shifted: .platformTransform
      case .inset: .platformInset
      }
    }
  }

  /// The inputs of a move, and the time in s that passes before them.
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
