import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The record of changed chunks, compared with an array of numbered chunks.
///
/// A chunk is a run of items that are stored together.
@Suite struct ChunkEditsTests {
  @Test(
    "Chunks outside the recorded ranges are old chunks without a change",
    arguments: 0..<60 as Range<UInt64>)
  func differential(seed: UInt64) {
    var random = Dice(seed: seed)
    let before = Array(0..<Int.random(in: 1...80, using: &random))
    var chunks = before
    var touched: Set<Int> = []
    var edits = ChunkEdits()
    for step in 0..<40 {
      let first = Int.random(in: 0...chunks.count, using: &random)
      if Int.random(in: 0..<3, using: &random) > 0, first < chunks.count {
        touched.insert(chunks[first])
        edits.markChanged(first)
      } else {
        let gone = Int.random(in: 0...min(3, chunks.count - first), using: &random)
        let new = Int.random(in: 0...3, using: &random)
        chunks.replaceSubrange(first..<first + gone, with: repeatElement(-1, count: new))
        edits.replace(from: first, removed: gone, added: new)
      }
      #expect(edits.ranges.count <= ChunkEdits.limit)
      #expect(
        edits.isConsistent(before.count, now: chunks.count)
          && !edits.isConsistent(before.count, now: chunks.count + 1))
      var (old, now) = (0, 0)
      for stretch in edits.ranges + [.init(first: chunks.count, removed: 0, added: 0)] {
        let between = chunks[now..<stretch.first]
        #expect(Array(between) == Array(before[old..<old + between.count]), "seed \(seed), step \(step)")
        #expect(touched.isDisjoint(with: between), "seed \(seed), step \(step)")
        old += between.count + stretch.removed
        now = stretch.end
      }
    }
  }

  @Test("Recorded ranges that extend past the last chunk are inconsistent with the number of chunks")
  func tooFew() {
    var edits = ChunkEdits()
    edits.replace(from: 1, removed: 1, added: 4)
    edits.replace(from: 8, removed: 3, added: 0)
    #expect(edits.isConsistent(8, now: 8) && edits.isConsistent(9, now: 9))
    #expect(!edits.isConsistent(7, now: 7))
  }

  @Test("Up to the limit, each changed chunk has its own recorded range")
  func apart() {
    var edits = ChunkEdits()
    let places = (0..<ChunkEdits.limit).map { $0 * 100 }
    for index in places.reversed() { edits.markChanged(index) }
    for index in places { edits.markChanged(index) }
    #expect(edits.ranges == places.map { .init(first: $0, removed: 1, added: 1) })
    // Above the limit, the two nearest ranges are merged; here they are 300 and 340.
    edits.markChanged(340)
    #expect(edits.ranges.count == ChunkEdits.limit)
    #expect(edits.ranges.contains { $0.first == 300 && $0.added == 41 && $0.removed == 41 })
    edits.clear()
    #expect(edits.ranges.isEmpty)
  }
}
