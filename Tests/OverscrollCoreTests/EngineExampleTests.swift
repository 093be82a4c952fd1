import OverscrollTestSupport
import Foundation
@testable import OverscrollCore
import Testing

/// The code example of the documentation page Engine.
///
/// The test runs the example and compares its code with the page.
@Suite struct EngineExampleTests {
  @Test("The example of the page Engine runs as its comments say, and the page shows the same code")
  func example() throws {
    // example begins
    var engine = ScrollEngine(start: .standard)
    let layout = ScrollExtents(viewport: 800, content: 3000)
    _ = engine.handle(.layout(layout, revision: 1), at: 0)

    // A finger pulls the content down for a third of a second, and lifts.
    _ = engine.handle(.dragBegan(DragStart(pointer: 1, main: 200)), at: 1)
    for step in 1...20 {
      let move = ScrollInput.dragMoved(pointer: 1, main: 200 + Double(step) * 20, cross: 0)
      _ = engine.handle(move, at: 1 + Double(step) / 60)
    }
    #expect(engine.presentation.start.phase.name == "armed")
    let effects = engine.handle(.dragEnded(pointer: 1), at: 1.35)

    // The effects contain the start. The app loads, and then reports the outcome.
    for case .edge(.start, .started(let token, _)) in effects {
      _ = engine.handle(.finish(token, .success), at: 2.5)
    }
    _ = engine.handle(.tick, at: 4)
    #expect(engine.presentation.start.phase == .idle && engine.presentation.contentOffset == 0)
    // example ends

    let root = Checkout.root
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/OverscrollCore/OverscrollCore.docc/Engine.md"),
      encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let begins = try #require(source.range(of: "// example begins\n"))
    let ends = try #require(source.range(of: "    // example ends"))
    let example = source[begins.upperBound..<ends.lowerBound].split(separator: "\n")
    for line in example where !line.contains("#expect") {
      #expect(page.contains(line.dropFirst(4)), "The page lacks: \(line)")
    }
  }
}
