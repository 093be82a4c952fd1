import OverscrollCore

/// Prints what an engine shows of a pull, without Foundation or anything else: that it links is its purpose.
@main
enum EngineAlone {
  static func main() {
    var engine = ScrollEngine(start: .standard)
    _ = engine.handle(ScrollEvent(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), at: 0))
    _ = engine.handle(ScrollEvent(.dragBegan(DragStart(pointer: 1, main: 200)), at: 1))
    _ = engine.handle(ScrollEvent(.dragMoved(pointer: 1, main: 600, cross: 0), at: 1.25))
    print(engine.presentation.start.phase)
  }
}
