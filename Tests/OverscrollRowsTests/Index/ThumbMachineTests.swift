import OverscrollTestSupport
import Testing

@testable import OverscrollRows

/// The promises of a scroll thumb.
@Suite struct ThumbMachineTests {
  /// A list of estimated items, which are measured as they become visible.
  private struct Items {
    var extents: [Double]
    /// The extents of items after their measurement, in pt.
    var measured: [Double]
    var offset = 0.0
    let viewport = 800.0

    init(_ dice: inout Dice) {
      measured = (0..<400).map { _ in Double.random(in: 20...300, using: &dice) }
      extents = Array(repeating: 44, count: measured.count)
    }

    var end: Double { max(0, extents.reduce(0, +) - viewport) }
    var distances: ContentDistances { ContentDistances(before: offset, after: end - offset) }

    /// Returns the item at the viewport's start, and the distance scrolled into it.
    var place: (item: Int, into: Double) {
      var (item, start) = (0, 0.0)
      while item < extents.count - 1, start + extents[item] <= offset {
        start += extents[item]
        item += 1
      }
      return (item, offset - start)
    }

    mutating func scroll(to target: ThumbTarget) {
      switch target {
      case .start: offset = 0
      case .end: offset = end
      case .distance(let distance): offset = min(end, max(0, offset + distance))
      }
    }

    /// Measures some items, and keeps the item at the viewport's start, or the content's end.
    mutating func measure(_ dice: inout Dice) {
      let (place, isAtEnd) = (place, offset == end)
      for _ in 0..<Int.random(in: 1...20, using: &dice) {
        let item = Int.random(in: 0...extents.count - 1, using: &dice)
        if item != place.item { extents[item] = measured[item] }
      }
      offset = isAtEnd ? end : min(end, extents.prefix(place.item).reduce(0, +) + place.into)
    }
  }

  private let track = 700.0
  private var way: Double { track - ThumbMachine.extent }

  /// Returns a machine for content, at an offset, with a finger that scrolls.
  private func scrolling(_ distances: ContentDistances, at finger: Double) -> ThumbMachine {
    var machine = ThumbMachine()
    machine.dataChanged(distances)
    machine.press(at: finger)
    _ = machine.move(to: finger + ThumbMachine.slop * 1.01, along: track, distances)
    return machine
  }

  @Test("The finger stays at the same point of the thumb")
  func grab() {
    let distances = ContentDistances(before: 0, after: 44e6)
    let start = ThumbMachine.slop * 1.01 + 30
    var machine = scrolling(distances, at: 30)
    for finger in [40.0, 200, 699, 31.5, 500] {
      _ = machine.move(to: finger + ThumbMachine.slop * 1.01, along: track, distances)
      let expected = min(max(0, finger + ThumbMachine.slop * 1.01 - start), way)
      #expect(abs(machine.position(along: track) - expected) < 1e-9)
    }
  }

  @Test("The thumb's ends are the content's ends, and between them a million items divide the way")
  func ends() {
    let distances = ContentDistances(before: 0, after: 44e6)
    var machine = scrolling(distances, at: 30)
    let start = 30 + ThumbMachine.slop * 1.01
    #expect(machine.move(to: start + way / 2, along: track, distances) == .distance(22e6))
    let middle = ContentDistances(before: 22e6, after: 22e6)
    #expect(machine.move(to: start + way + 100, along: track, middle) == .end)
    #expect(machine.move(to: start + way + 200, along: track, middle) == nil)
    #expect(machine.move(to: -1000, along: track, middle) == .start)
    #expect(machine.position(along: track) == 0)
  }

  @Test("A tap, a resting finger and nonsense scroll nothing")
  func nothing() {
    let distances = ContentDistances(before: 100, after: 900)
    var machine = ThumbMachine()
    machine.dataChanged(distances)
    #expect(machine.share == 0.1)
    #expect(machine.move(to: 300, along: track, distances) == nil)
    machine.press(at: .nan)
    #expect(machine.phase == .idle)
    machine.press(at: 70)
    machine.press(at: 90)
    #expect(machine.phase == .touched(at: 70))
    #expect(machine.move(to: 72, along: track, distances) == nil)
    machine.lift(distances)
    #expect(machine.share == 0.1)

    machine = scrolling(distances, at: 70)
    #expect(machine.move(to: .nan, along: track, distances) == nil)
    #expect(machine.move(to: 300, along: .nan, distances) == nil)
    #expect(machine.move(to: 300, along: 10, distances) == nil)
    #expect(machine.move(to: 300, along: track, distances) != nil)
    let share = machine.share
    for after in [0, 5, 1e9, .infinity, .nan, -3] {
      #expect(machine.move(to: 300, along: track, ContentDistances(before: .nan, after: after)) == nil)
      machine.contentMoved(by: 50, to: ContentDistances(before: 1, after: after))
    }
    #expect(machine.share == share)
  }

  @Test("Content that fits, and distances that are not finite, leave the thumb at its start")
  func fits() {
    var machine = ThumbMachine()
    machine.dataChanged(ContentDistances(before: .infinity, after: .nan))
    #expect(machine.share == 0)
    machine.contentMoved(by: .nan, to: ContentDistances(before: 5, after: 5))
    #expect(machine.share == 0)
    #expect(machine.step(towardEnd: false, ContentDistances(before: 0, after: 0)) == nil)
  }

  @Test("Data that change under a finger move the thumb when the finger lifts")
  func data() {
    var machine = scrolling(ContentDistances(before: 0, after: 1000), at: 20)
    #expect(machine.move(to: 5000, along: track, ContentDistances(before: 0, after: 1000)) == .end)
    let more = ContentDistances(before: 1000, after: 3000)
    machine.dataChanged(more)
    #expect(machine.share == 1)
    machine.lift(more)
    #expect(machine.share == 0.25)
  }

  @Test("A step moves a tenth of the way, and stops at the ends")
  func steps() {
    var (machine, offset, count) = (ThumbMachine(), 0.0, 0)
    while let target = machine.step(
      towardEnd: true, ContentDistances(before: offset, after: 1000 - offset))
    {
      count += 1
      if case .distance(let distance) = target { offset += distance }
      #expect(target == .end || abs(offset - Double(count) * 100) < 1e-6)
      if target == .end { break }
    }
    #expect(count == 10 || count == 11)
    #expect(machine.step(towardEnd: true, ContentDistances(before: 1000, after: 0)) == nil)
  }

  /// Without this promise, the thumb of a list of estimated items jumps and moves backward.
  @Test("In random stories, the content follows the finger, and measurements move nothing")
  func stories() {
    for seed in UInt64(1)...300 {
      var dice = Dice(seed: seed)
      var (items, machine) = (Items(&dice), ThumbMachine())
      machine.dataChanged(items.distances)
      var finger = 0.0
      for event in 0..<120 {
        let (place, share) = (items.place, machine.share)
        switch Int.random(in: 0...5, using: &dice) {
        case 0:
          items.measure(&dice)
          machine.contentMoved(by: 0, to: items.distances)
          let isAtEdge = items.distances.before == 0 || items.distances.after == 0
          #expect(machine.share == share || isAtEdge && !machine.isTouched, "\(seed), \(event)")
        case 1 where !machine.isTouched:
          let before = items.offset
          items.scroll(to: .distance(Double.random(in: -900...900, using: &dice)))
          machine.contentMoved(by: items.offset - before, to: items.distances)
          let change = (machine.share - share) * (items.offset - before)
          #expect(change >= 0, "\(seed), \(event): the thumb moves against the content")
        case 2:
          if machine.isTouched {
            machine.lift(items.distances)
            #expect(machine.share == share, "\(seed), \(event)")
          } else {
            finger = machine.position(along: track) + Double.random(in: 0...ThumbMachine.extent, using: &dice)
            machine.press(at: finger)
          }
        default:
          let last = items.offset
          finger += Double.random(in: -120...150, using: &dice)
          guard let target = machine.move(to: finger, along: track, items.distances) else { continue }
          items.scroll(to: target)
          let change = (machine.share - share) * (items.offset - last)
          #expect(change >= 0, "\(seed), \(event): from \(place) to \(items.place)")
          if machine.share == 1 { #expect(items.offset == items.end, "\(seed), \(event)") }
          if machine.share == 0 { #expect(items.offset == 0, "\(seed), \(event)") }
        }
        #expect((0...1).contains(machine.share), "\(seed), \(event)")
        if !machine.isTouched {
          #expect((machine.share == 0) == (items.distances.before == 0), "\(seed), \(event): start")
          #expect((machine.share == 1) == (items.distances.after == 0), "\(seed), \(event): end")
        }
      }
    }
  }
}
