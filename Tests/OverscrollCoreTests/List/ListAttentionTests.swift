import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// A touched or focused item keeps its drawn position, however the item and the list change.
@Suite struct ListAttentionTests {
  /// The reason for which an item keeps its position: a touch, the keyboard focus or the assistive focus.
  enum Reader: CaseIterable { case finger, keyboard, assistant }

  /// A list of random rows and headers at a random offset, with a touched or focused item.
  private struct Scene {
    var list: ListEngine
    /// The current index of the item.
    var item = 0
    let reader: Reader
    private(set) var story = ""

    init?(_ reader: Reader, pins: Bool, _ dice: inout Dice) {
      self.reader = reader
      var configuration = ListConfiguration(spacing: dice.pick([0, 10]))
      configuration.pinsHeaders = pins
      list = ListEngine(configuration)
      _ = list.layOut(viewport: 400, cross: 300)
      for item in 0..<Int.random(in: 8...60, using: &dice) {
        _ = list.apply(.insert(1, at: item, dice.chance(0.2) ? .header : .standard))
        list.measure(Scene.extent(&dice), of: item)
      }
      _ = list.commit()
      list.scroll(to: dice.next(in: 0...list.maximumOffset).rounded(), velocity: 0)
      list.update()
      let items = list.visibleItems.filter { isSeen($0) }
      guard let item = items.randomElement(using: &dice) else { return nil }
      self.item = item
      switch reader {
      case .finger: list.touch(item)
      case .keyboard: list.focus(item)
      case .assistant: list.focus(item, .assistive)
      }
    }

    static func extent(_ dice: inout Dice) -> Double { Double(Int.random(in: 10...300, using: &dice)) }

    /// The drawn start of the item, in pt from the viewport's start.
    var position: Double { mutating get { list.frame(of: item).start - list.offset } }

    /// Whether an item is at least partly visible outside the pinned header.
    mutating func isSeen(_ item: Int) -> Bool {
      guard item != list.pinnedHeader else { return true }
      let frame = list.frame(of: item)
      let cover = list.pinnedHeader.map { list.frame(of: $0) }.map { $0.start + $0.extent } ?? list.offset
      return frame.start + frame.extent > max(cover, list.offset) && frame.start < list.offset + 400
    }

    /// Makes a random change, except a removal or growth that pushes out a header or covers the item.
    mutating func change(_ dice: inout Dice) {
      let index = Int.random(in: 0...list.count, using: &dice)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0:
        let count = Int.random(in: 1...20, using: &dice)
        story += " insert \(count) at \(index),"
        _ = list.apply(.insert(count, at: index))
        if index <= item { item += count }
      case 1:
        let last = min(list.count, index + Int.random(in: 1...20, using: &dice))
        guard index < last, !(index..<last).contains(item) else { return }
        for removed in index..<last where list.layout.index.kind(of: removed) == .header { return }
        story += " remove \(index..<last),"
        _ = list.apply(.remove(index..<last))
        if index < item { item -= last - index }
      case 2:
        for _ in 0..<Int.random(in: 1...5, using: &dice) {
          let other = Int.random(in: 0..<list.count, using: &dice)
          if other != item, other != list.pinnedHeader { list.measure(Scene.extent(&dice), of: other) }
        }
        story += " measure,"
        _ = list.commit()
      default:
        let extent = list.frame(of: item).extent + Double(Int.random(in: -20...300, using: &dice))
        guard list.pinnedHeader != item, extent + self.position > 100 else { return }
        story += " grow to \(extent),"
        list.measure(extent, of: item)
        _ = list.commit()
      }
      list.update()
    }
  }

  @Test(
    "A touched or focused item keeps its drawn position during all edits and measurements",
    arguments: Reader.allCases,
    0..<300 as Range<UInt64>)
  func stays(reader: Reader, seed: UInt64) {
    var dice = Dice(seed: seed)
    guard var scene = Scene(reader, pins: dice.chance(0.6), &dice) else { return }
    let position = scene.position
    for _ in 0..<6 {
      scene.change(&dice)
      #expect(abs(scene.position - position) < 0.01, "seed \(seed), item \(scene.item):\(scene.story)")
    }
  }

  @Test(
    "A hit test returns the item that is drawn at the position",
    arguments: [ListArrangement.stack, .columns(3), .masonry(3)], 0..<20 as Range<UInt64>)
  func places(arrangement: ListArrangement, seed: UInt64) {
    var dice = Dice(seed: seed)
    var configuration = ListConfiguration(spacing: 10, insets: EdgePair(start: 30, end: 30))
    (configuration.arrangement, configuration.laneSpacing) = (arrangement, 6)
    var list = ListEngineTests.list([], viewport: 400, configuration: configuration)
    for item in 0..<40 {
      _ = list.apply(.insert(1, at: item, item % 12 == 0 ? .header : .standard))
      list.measure(Scene.extent(&dice), of: item)
    }
    _ = list.commit()
    list.scroll(to: dice.next(in: 0...list.maximumOffset), velocity: 0)
    list.update()
    #expect(list.pinnedHeader != nil || list.offset < 31)
    for item in list.visibleItems where isUncovered(item, in: &list) {
      let frame = list.frame(of: item)
      let (main, cross) = (frame.start + frame.extent - 0.5, frame.crossStart + frame.crossExtent / 2)
      #expect(list.item(atMain: main, cross: cross) == item, "seed \(seed)")
      #expect(list.item(atMain: frame.start + frame.extent + 5, cross: cross) != item)
    }
    #expect(list.item(atMain: .nan, cross: 10) == nil && list.item(atMain: -1, cross: 10) == nil)
    #expect(list.item(atMain: list.contentExtent - 1, cross: 10) == nil)
  }

  /// Whether an item's end is visible and not covered by the pinned header.
  private func isUncovered(_ item: Int, in list: inout ListEngine) -> Bool {
    let frame = list.frame(of: item)
    let end = list.pinnedHeader.map { list.frame(of: $0) }.map { $0.start + $0.extent } ?? list.offset
    return item == list.pinnedHeader || frame.start + frame.extent - 0.5 > end
  }
}
