import Foundation
import OverscrollFixtures
import OverscrollWeb
import Testing

/// Random walks of engines and lists give the same bits natively and in WebAssembly.
///
/// A walk is a sequence of random calls, determined by a seed. Debug and release builds give the same bits
/// as well.
@Suite struct WalkTests {
  /// The subject of a walk, with its WebAssembly file and its number of steps.
  ///
  /// The number of steps is limited by the time that a test may take.
  enum Walker: String, CaseIterable {
    case engine, list

    var file: URL { self == .engine ? WebAssets.engine : WebAssets.lists }
    var steps: Int { self == .engine ? 60_000 : 3000 }

    func digests(seed: UInt32, steps: Int) -> [UInt32] {
      self == .engine
        ? EngineWalk.digests(seed: seed, steps: steps) : ListWalk.digests(seed: seed, steps: steps)
    }
  }

  @Test(arguments: Walker.allCases)
  func `Walks with the same seed give the same bits, and different seeds give different bits`(
    _ walker: Walker
  ) {
    let first = walker.digests(seed: 1, steps: 300)
    #expect(first == walker.digests(seed: 1, steps: 300))
    #expect(first != walker.digests(seed: 2, steps: 300))
  }

  @Test(.withNode, arguments: Walker.allCases, [3, 4, 5] as [UInt32])
  func `A walk gives the same bits in WebAssembly and in the native build`(_ walker: Walker, _ seed: UInt32)
    throws
  {
    let node = try #require(NodeTests.node)
    let script = NodeTests.scripts.appending(path: "walk.mjs").path
    let output = try NodeTests.run(
      node, [script, walker.rawValue, walker.file.path, "\(seed)", "\(walker.steps)"])
    let digests = try JSONDecoder().decode([UInt32].self, from: Data(output.utf8))
    #expect(digests == walker.digests(seed: seed, steps: walker.steps))
  }
}
