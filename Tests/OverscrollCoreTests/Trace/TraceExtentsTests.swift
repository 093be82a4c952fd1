import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollTrace

/// Recordings of item extents that an app sets in advance.
@Suite struct TraceExtentsTests {
  private func read(_ recorder: TraceRecorder) -> [[UInt64]] {
    recorder.events().compactMap { event in
      if case .input(.extents(let extents, _)) = event.input { extents.map(\.bitPattern) } else { nil }
    }
  }

  @Test("Recorded extents of any value read back unchanged, to the last bit", arguments: 0..<8)
  func anyBits(_ seed: UInt64) {
    var random = RandomTrace(seed: seed)
    var recorder = TraceRecorder(engine: .list)
    var kept: [[UInt64]] = []
    for length in [0, 1, 2, 3, 500] {
      var extents: [Double] = []
      while extents.count < length {
        let extent =
          random.flag() ? random.number() : Double(Int.random(in: -9...40_000, using: &random.dice)) / 192
        let repeats = random.flag() ? 1 : Int.random(in: 1...4, using: &random.dice)
        extents += Array(repeating: extent, count: repeats)
      }
      recorder.record(.extents(extents, at: 7), at: Double(length))
      recorder.record(.commit, at: Double(length))
      kept.append(extents.map(\.bitPattern))
    }
    #expect(read(recorder) == kept, "seed \(seed)")
  }

  @Test("A recorder stores 100,000 different extents in 3 bytes each, and equal extents in almost no bytes")
  func size() {
    var recorder = TraceRecorder(engine: .list)
    var dice = Dice(seed: 3)
    for change in 1...6 {
      let extents = (0..<100_000).map { _ in Double(Int.random(in: 132...900, using: &dice)) / 3 }
      recorder.record(.extents(extents, at: 0), at: Double(change))
      #expect(!recorder.isFull && recorder.byteCount < change * 300_100)
    }
    var single = TraceRecorder(engine: .list)
    single.record(.extents((0..<600_000).map { 44 + Double($0 % 37) }, at: 0), at: 0)
    #expect(!single.isFull && single.byteCount < 1_300_000)
    var equal = TraceRecorder(engine: .list)
    equal.record(.extents(Array(repeating: 44, count: 2_000_000), at: 0), at: 0)
    #expect(!equal.isFull && equal.byteCount < 32)
  }
}
