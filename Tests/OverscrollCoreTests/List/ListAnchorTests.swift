import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// The anchor (the item or edge whose position is kept) if no item is visible.
///
/// No item is visible in a long inset, in long spacing and past either end.
@Suite struct ListAnchorTests {
  /// A list of measured items as a plain array, without a visible item.
  private struct Scene {
    var extents: [Double]
    let spacing: Double
    let insets: EdgePair<Double>
    let viewport = 100.0
    var offset = 0.0

    init(_ random: inout Dice) {
      extents = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Double(Int.random(in: 1...200, using: &random))
      }
      spacing = Double([0, 10, 300].randomElement(using: &random) ?? 0)
      insets = EdgePair(
        start: Double(Int.random(in: 0...400, using: &random)),
        end: Double(Int.random(in: 0...400, using: &random)))
      repeat {
        offset = Double(Int.random(in: -300...Int(starts[extents.count]) + 300, using: &random))
      } while zip(starts, extents).contains { $0 < offset + viewport && $0 + $1 > offset }
    }

    /// The start of each item, and the start of an item after the last.
    var starts: [Double] {
      extents.reduce(into: [insets.start]) { $0.append($0[$0.count - 1] + $1 + spacing) }
    }

    var list: ListEngine {
      ListEngineTests.list(
        extents, at: offset, viewport: viewport,
        configuration: ListConfiguration(spacing: spacing, insets: insets))
    }

    /// The extents of the matching items that begin before the viewport, with the spacing after each.
    func reach(where isMeant: (Int) -> Bool) -> Double {
      extents.indices.reduce(0) { $0 + (starts[$1] < offset && isMeant($1) ? extents[$1] + spacing : 0) }
    }
  }

  @Test(
    "If no item is visible, a removal shifts the offset by the extents removed before the viewport",
    arguments: 0..<300 as Range<UInt64>)
  func removal(seed: UInt64) {
    var random = Dice(seed: seed)
    let scene = Scene(&random)
    let first = Int.random(in: 0..<scene.extents.count, using: &random)
    let gone = first..<Int.random(in: first...scene.extents.count + 3, using: &random)
    var list = scene.list
    let shift = list.apply(.remove(gone))
    // An empty list has no position to keep.
    let isEmpty = gone.lowerBound == 0 && gone.upperBound >= scene.extents.count
    let expected = isEmpty ? 0 : -scene.reach(where: gone.contains)
    #expect(shift == expected, "seed \(seed): \(scene), without \(gone)")
  }

  @Test(
    "If no item is visible, growth before the viewport shifts the offset by the added length",
    arguments: 0..<100 as Range<UInt64>)
  func growth(seed: UInt64) {
    var random = Dice(seed: seed)
    var scene = Scene(&random)
    var list = scene.list
    let before = scene.reach { _ in true }
    let isBefore = scene.starts.map { $0 < scene.offset }
    for item in scene.extents.indices where Bool.random(using: &random) {
      scene.extents[item] = Double(Int.random(in: 0...300, using: &random))
      list.measure(scene.extents[item], of: item)
    }
    let after = scene.extents.indices.reduce(0) {
      $0 + (isBefore[$1] ? scene.extents[$1] + scene.spacing : 0)
    }
    #expect(list.commit() == after - before, "seed \(seed): \(scene)")
  }

  @Test(
    "In lanes without a visible item, the next remaining item takes the position of a removed next item",
    arguments: [.columns(3), .masonry(3)] as [ListArrangement], 0..<60 as Range<UInt64>)
  func lanes(arrangement: ListArrangement, seed: UInt64) {
    var random = Dice(seed: seed)
    let configuration = ListConfiguration(
      arrangement: arrangement, spacing: 250, insets: EdgePair(start: 400, end: 400))
    let extents = (0..<30).map { _ in Double(Int.random(in: 1...60, using: &random)) }
    var list = ListEngineTests.list(extents, configuration: configuration)
    var frames = extents.indices.map { list.frame(of: $0) }
    let total = list.contentExtent
    var offset = 0.0
    repeat {
      offset = Double(Int.random(in: -200...Int(total) + 200, using: &random))
    } while frames.contains { $0.start < offset + 100 && $0.start + $0.extent > offset }
    list.scroll(to: offset, velocity: 0)
    let lower = Int.random(in: 0..<30, using: &random)
    let gone = lower..<Int.random(in: lower...30, using: &random)
    guard let next = frames.firstIndex(where: { $0.start >= offset }),
      let stays = (next..<30).first(where: { !gone.contains($0) })
    else { return }
    let position = frames[next].start - offset
    _ = list.apply(.remove(gone))
    frames = (0..<list.count).map { list.frame(of: $0) }
    let number = stays < gone.lowerBound ? stays : stays - gone.count
    #expect(frames[number].start - list.offset == position, "seed \(seed): at \(offset) without \(gone)")
  }

  @Test(
    "After an edit and its measurements, an item that shrinks at the viewport's start moves no later item",
    arguments: 0..<300 as Range<UInt64>)
  func measuredSince(seed: UInt64) {
    var random = Dice(seed: seed)
    let extents = (0..<8).map { _ in Double(Int.random(in: 20...500, using: &random)) }
    var list = ListEngineTests.list(extents, viewport: 300)
    list.scroll(to: Double(Int.random(in: 0...Int(list.maximumOffset), using: &random)), velocity: 0)
    list.update()
    let items = Int.random(in: 0..<8, using: &random)
    let edit: ListEdit =
      Bool.random(using: &random)
      ? .move(items..<items + 1, to: Int.random(in: 0...8, using: &random)) : .remove(items..<items + 1)
    _ = list.apply(edit)
    repeat { list.update() } while list.hasPendingItems
    let seen = list.visibleItems
    guard let first = seen.first, seen.count > 1, list.frame(of: first).start < list.offset else { return }
    let before = list.frame(of: first + 1).start - list.offset
    list.measure(list.frame(of: first).extent / 2, of: first)
    let shift = list.commit()
    #expect(shift < 0 && list.frame(of: first + 1).start - list.offset == before, "seed \(seed): \(edit)")
  }
}
