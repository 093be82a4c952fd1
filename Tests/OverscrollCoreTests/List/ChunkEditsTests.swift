import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Stretches of changed chunks, compared with an array of numbered chunks.
@Suite struct ChunkEditsTests {
  @Test(
    "The chunks between the stretches are the old ones, unchanged",
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
        edits.touch(first)
      } else {
        let gone = Int.random(in: 0...min(3, chunks.count - first), using: &random)
        let new = Int.random(in: 0...3, using: &random)
        chunks.replaceSubrange(first..<first + gone, with: repeatElement(-1, count: new))
        edits.replace(from: first, removed: gone, added: new)
      }
      #expect(edits.stretches.count <= ChunkEdits.limit)
      #expect(edits.fits(before.count, now: chunks.count) && !edits.fits(before.count, now: chunks.count + 1))
      var (old, now) = (0, 0)
      for stretch in edits.stretches + [.init(first: chunks.count, removed: 0, added: 0)] {
        let between = chunks[now..<stretch.first]
        #expect(Array(between) == Array(before[old..<old + between.count]), "seed \(seed), step \(step)")
        #expect(touched.isDisjoint(with: between), "seed \(seed), step \(step)")
        old += between.count + stretch.removed
        now = stretch.end
      }
    }
  }

  @Test("Stretches that extend past the last chunk do not fit")
  func tooFew() {
    var edits = ChunkEdits()
    edits.replace(from: 1, removed: 1, added: 4)
    edits.replace(from: 8, removed: 3, added: 0)
    #expect(edits.fits(8, now: 8) && edits.fits(9, now: 9))
    #expect(!edits.fits(7, now: 7))
  }

  @Test("Up to the limit, each changed chunk has its own stretch")
  func apart() {
    var edits = ChunkEdits()
    let places = (0..<ChunkEdits.limit).map { $0 * 100 }
    for place in places.reversed() { edits.touch(place) }
    for place in places { edits.touch(place) }
    #expect(edits.stretches == places.map { .init(first: $0, removed: 1, added: 1) })
    // A further chunk joins the two nearest stretches.
    edits.touch(340)
    #expect(edits.stretches.count == ChunkEdits.limit)
    #expect(edits.stretches.contains { $0.first == 300 && $0.added == 41 && $0.removed == 41 })
    edits.clear()
    #expect(edits.stretches.isEmpty)
  }
}
