import Foundation
import OverscrollFixtures
import OverscrollWeb
import Testing

/// Random walks through lists' lives: the same bits natively, debug and release, and in WebAssembly.
@Suite struct ListWalkTests {
  @Test func `A walk gives the same bits every time, and another one others`() {
    let first = ListWalk.digests(seed: 1, steps: 300)
    #expect(first == ListWalk.digests(seed: 1, steps: 300))
    #expect(first != ListWalk.digests(seed: 2, steps: 300))
  }

  @Test(arguments: [3, 4, 5] as [UInt32])
  func `WebAssembly walks as the native build does, to the last bit`(_ seed: UInt32) throws {
    guard let node = NodeTests.node else {
      return print("Skipped: there is no `node` in the PATH to run engine.wasm with.")
    }
    let output = try NodeTests.run(
      node,
      [NodeTests.scripts.appending(path: "walk.mjs").path, WebAssets.lists.path, "\(seed)", "3000"])
    let digests = try JSONDecoder().decode([UInt32].self, from: Data(output.utf8))
    #expect(digests == ListWalk.digests(seed: seed, steps: 3000))
  }
}
