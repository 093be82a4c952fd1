import OverscrollTestSupport
import OverscrollCore
import OverscrollListCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

/// The animation of rows to their new positions after an edit, and the rows that the edit inserts.
@Suite struct EditMotionTests {
  private typealias Motion = EditMotion<Int>

  private func id(_ row: Int) -> ItemIdentity<Int> { ItemIdentity(id: row, duplicateIndex: nil) }

  /// Returns consecutive rows of 40 pt each, from a start position.
  private func rows(_ ids: [Int], from index: Double = 0) -> [Motion.RowPosition] {
    ids.enumerated().map { (id($1), index + Double($0) * 40, 40.0) }
  }

  private func drawn(_ row: Motion.RowPosition, _ motion: Motion) -> Double {
    row.position + motion.shift(of: row.id)
  }

  @Test("During the animation, a row moves from its old to its new position, and new rows fade in")
  func course() {
    var motion = Motion()
    let before = rows([0, 1, 2, 3])
    let after = rows([0, 3, 2, 4])
    let gone = motion.begin(from: before, to: after, arrived: [id(4)])
    #expect(gone == [id(1)])
    motion.markDrawn()
    for progress in [0, 0.25, 0.5, 1, 1.1, 1] {
      motion.progress = progress
      #expect(drawn(after[0], motion) == 0)
      #expect(abs(drawn(after[1], motion) - (120 - 80 * progress)) < 1e-9)
      #expect(drawn(after[2], motion) == 80)
      #expect(motion.opacity(of: id(4)) == min(1, progress))
      #expect(motion.opacity(of: id(1)) == max(0, 1 - progress))
      #expect(motion.ended == (progress >= 1 ? 1 : nil))
    }
    motion.finish()
    #expect(motion.opacity(of: id(1)) == 1 && motion.opacity(of: id(4)) == 1)
  }

  @Test(
    "If an edit interrupts the animation, the remaining rows start at their drawn positions",
    arguments: 0..<50 as Range<UInt64>)
  func interrupted(seed: UInt64) {
    var random = Dice(seed: seed)
    var motion = Motion()
    var now = rows(Array(0..<8))
    for edit in 0..<6 {
      let before = now.map { (id: $0.id, position: drawn($0, motion), extent: 40.0) }
      let opacities = Dictionary(uniqueKeysWithValues: now.map { ($0.id, motion.opacity(of: $0.id)) })
      let ids = (now.map(\.id.id) + [100 + edit]).shuffled(using: &random).dropLast(
        Int.random(in: 0...2, using: &random))
      now = rows(Array(ids), from: Double.random(in: -100...100, using: &random))
      _ = motion.begin(from: before, to: now, arrived: [id(100 + edit)])
      for row in now {
        guard let old = before.first(where: { $0.id == row.id }) else { continue }
        #expect(abs(drawn(row, motion) - old.position) < 1e-9)
        #expect(abs(motion.opacity(of: row.id) - (opacities[row.id] ?? -1)) < 1e-9)
      }
      motion.markDrawn()
      motion.progress += Double.random(in: 0...1, using: &random)
    }
  }

  @Test(
    "A corrected row position is animated from the drawn position, and a scroll is not animated")
  func measuredAndScrolled() {
    var motion = Motion()
    let before = rows([0, 1, 2])
    _ = motion.begin(from: before, to: rows([0, 2], from: 0), arrived: [])
    motion.updatePositions(rows([0, 2], from: 25))
    #expect(drawn(rows([0, 2], from: 25)[1], motion) == 80)
    motion.applyScroll(to: rows([0, 2], from: 19))
    #expect(drawn(rows([0, 2], from: 19)[0], motion) == -6)
    #expect(drawn(rows([0, 2], from: 19)[1], motion) == 74)
    motion.markDrawn()
    // Once the edit has been drawn, layout changes move the rows at once.
    motion.applyScroll(to: rows([0, 2], from: 0))
    motion.updatePositions(rows([0, 2], from: 0))
    #expect(drawn(rows([0, 2], from: 0)[1], motion) == 55)
  }

  @Test("After a scroll, a row that appears behind removed rows still starts behind them")
  func newcomersBehindRemovedRows() {
    var motion = Motion()
    _ = motion.begin(from: rows([0, 1, 2]), to: rows([0, 5]), arrived: [])
    #expect(drawn(rows([0, 5])[1], motion) == 120)
    motion.applyScroll(to: rows([0, 5], from: -10))
    #expect(drawn(rows([0, 5], from: -10)[1], motion) == 110)
  }

  @Test("A row that appears without being inserted moves together with the row before it")
  func newcomers() {
    var motion = Motion()
    let before = rows([2, 3, 4])
    let after = rows([0, 1, 3, 8, 2, 4, 9], from: -80)
    _ = motion.begin(from: before, to: after, arrived: [])
    let places = after.map { drawn($0, motion) }
    #expect(places == [-40, 0, 40, 80, 0, 80, 120])
    #expect(after.allSatisfy { motion.opacity(of: $0.id) == 1 })
  }

  @Test(
    "The inserted indices are the indices of new items after all edits", arguments: 0..<200 as Range<UInt64>)
  func arrivals(seed: UInt64) {
    var random = Dice(seed: seed)
    var count = Int.random(in: 0...12, using: &random)
    let items = Array(0..<count)
    var edits: [ListEdit] = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let some = (0...count).randomElement(using: &random) ?? 0
      let range = some..<Int.random(in: some...count, using: &random)
      let edit: ListEdit
      switch Int.random(in: 0..<3, using: &random) {
      case 0: edit = .insert(Int.random(in: 0...3, using: &random), at: some)
      case 1: edit = .remove(range)
      default:
        let index = Int.random(in: 0...count - range.count, using: &random)
        edit = .move(range, to: index <= range.lowerBound ? index : index + range.count)
      }
      edits.append(edit)
      count = edit.count(after: count)
    }
    let result = apply(edits, to: items)
    #expect(
      Array(ListEdit.insertedIndices(of: edits)) == result.indices.filter { result[$0] == nil }, "\(edits)")
  }
}
