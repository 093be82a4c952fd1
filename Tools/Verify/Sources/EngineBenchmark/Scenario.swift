import OverscrollCore

/// A series of events of one kind, and the engine that receives them.
struct Scenario: Sendable {
  let name: String
  let engine: ScrollEngine
  /// Returns the input of the event with an index.
  ///
  /// The events are 1/120 s apart.
  let input: @Sendable (Int) -> ScrollInput

  static let all = [
    Scenario(name: "drag inside the content", engine: touched(at: 2000)) { step in
      .dragMoved(pointer: 1, main: 400 + Double(step % 200 - 100), cross: 0)
    },
    Scenario(name: "drag past the edge", engine: touched(at: 0)) { step in
      .dragMoved(pointer: 1, main: 700 + Double(step % 100), cross: 0)
    },
    Scenario(name: "tick at rest", engine: ready(at: 2000)) { _ in .tick },
    Scenario(name: "tick of a glide", engine: flung) { _ in .tick },
    Scenario(name: "tick while refreshing", engine: refreshing) { _ in .tick },
    Scenario(name: "wheel", engine: ready(at: 2000)) { step in
      .wheel(step % 2 == 0 ? 3 : -3, isPrecise: true)
    },
    Scenario(name: "observed offset", engine: observed) { step in
      .observed(1000 + Double(step % 100), .tracking)
    },
  ]

  private static func ready(at offset: Double, source: ScrollBehavior.Source = .engine) -> ScrollEngine {
    var engine = ScrollEngine(end: .headerFooter, behavior: ScrollBehavior(source: source))
    let layout = ScrollExtents(viewport: 800, content: 1e9)
    _ = engine.handle(ScrollEvent(.layout(layout, revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.scrollTo(offset, animated: false), at: 0))
    return engine
  }

  private static func touched(at offset: Double) -> ScrollEngine {
    var engine = ready(at: offset)
    _ = engine.handle(ScrollEvent(.dragBegan(DragStart(pointer: 1, main: 400)), at: 0))
    _ = engine.handle(ScrollEvent(.dragMoved(pointer: 1, main: offset > 0 ? 420 : 700, cross: 0), at: 0))
    return engine
  }

  /// An engine whose deceleration lasts longer than the measurement.
  private static var flung: ScrollEngine {
    var engine = ready(at: 2000)
    _ = engine.handle(ScrollEvent(.dragBegan(DragStart(pointer: 1, main: 400)), at: 0))
    for step in 1...4 {
      let move = ScrollInput.dragMoved(pointer: 1, main: 400 - Double(step) * 100, cross: 0)
      _ = engine.handle(ScrollEvent(move, at: Double(step) / 120))
    }
    _ = engine.handle(ScrollEvent(.dragEnded(pointer: 1), at: 4.0 / 120))
    return engine
  }

  private static var refreshing: ScrollEngine {
    var engine = ready(at: 0)
    _ = engine.handle(ScrollEvent(.begin(.start), at: 0))
    return engine
  }

  private static var observed: ScrollEngine { ready(at: 0, source: .platformTransform) }
}
