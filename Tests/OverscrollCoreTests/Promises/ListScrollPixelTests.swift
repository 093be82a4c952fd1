import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Tests that a scroll to an item aligns the item to the device pixel, for all real and estimated extents.
@Suite struct ListScrollPixelTests {
  struct Way: Sendable, CustomTestStringConvertible {
    /// The number of pixels per pt.
    let scale: Double
    let isObserved: Bool

    var testDescription: String { "\(scale) pixels, \(isObserved ? "observed" : "driven")" }
  }

  static let ways = [1, 1.1, 1.25, 1.5, 2, 2.625, 3].flatMap { scale in
    [false, true].map { Way(scale: scale, isObserved: $0) }
  }

  /// The tolerance, in pixels, for the rounding errors of sums in pt.
  static let tolerance = 1e-3

  /// A display that draws at whole pixels, and a platform that scrolls by whole pixels.
  struct Screen {
    let scale: Double
    var rig: ListRig

    /// Creates a list with fractional extents, estimates, spacing and insets.
    init(_ way: Way, _ arrangement: ListArrangement = .stack, seed: UInt64) {
      var dice = Dice(seed: seed &+ UInt64(way.scale * 1000))
      scale = way.scale
      let salt = Int(dice.next() >> 40)
      let room = [dice.unit(), dice.unit(), dice.unit()].map { $0 * 20 }
      rig = ListRig(
        way.isObserved ? .platformTransform : .engine, count: 4000,
        configuration: ListConfiguration(
          arrangement: arrangement, spacing: room[0], insets: EdgePair(start: room[1], end: room[2])),
        extent: { 20 + Double(($0 &* 7919 &+ salt) % 30_000) / 192 })
      rig.send(.estimate(20 + dice.unit() * 90, .standard))
      // Any whole number of pixels, which is mostly a fractional number of pt.
      let viewport = (400 + dice.unit() * 500) * scale
      rig.send(.layOut(viewport: viewport.rounded() / scale, cross: 400, pixelsPerPoint: scale))
      rest()
    }

    /// Runs frames until the list requests no more frames, for at most two seconds.
    mutating func rest() {
      for _ in 0..<120 {
        rig.tick()
        guard !rig.isDriven, pixel(rig.platform) != rig.platform else {
          if rig.engine.needsFrames { continue } else { break }
        }
        rig.platform = pixel(rig.platform)
        rig.send(.scroll(.observed(rig.platform, .resting)))
      }
    }

    /// Returns the position rounded to the nearest pixel, in pt.
    func pixel(_ position: Double) -> Double { (position * scale).rounded() / scale }

    /// Returns the item's start and end on screen and the viewport's extent, in pixels from the viewport's
    /// start.
    mutating func edges(of item: Int) -> (start: Double, end: Double, viewport: Double) {
      let drawn = !rig.isDriven ? rig.platform : pixel(rig.engine.scrollOffset)
      let frame = rig.engine.content.frame(of: item)
      let start = frame.start - drawn
      return (start * scale, (start + frame.extent) * scale, rig.engine.list.viewport * scale)
    }

    /// Returns the distance of an item from its requested position, in pixels.
    mutating func gap(_ item: Int, _ alignment: ItemAlignment) -> Double {
      let (start, end, viewport) = edges(of: item)
      switch alignment {
      case .start: return start
      case .center: return (start + end - viewport) / 2
      case .end: return end - viewport
      case .share(let share): return start + share * (end - viewport - start)
      case .nearest: return min(max(-start, 0), max(end - viewport, 0))
      }
    }
  }

  @Test("A scroll to an item ends at the requested position, to the pixel", arguments: ways)
  func targets(_ way: Way) {
    let arrangements = [ListArrangement.stack, .columns(3), .masonry(2), .masonry(5)]
    for seed in 1...8 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed &* 991)
      var screen = Screen(way, arrangements[Int(seed % 4)], seed: seed)
      for _ in 0..<8 {
        let item = 100 + Int(dice.unit() * 3800)
        let alignment = dice.pick([ItemAlignment.start, .center, .end, .nearest, .share(0.3)])
        screen.rig.send(
          .scrollTo(ItemTarget(item: item, alignment: alignment), animated: dice.unit() < 0.3))
        screen.rest()
        let gap = screen.gap(item, alignment)
        #expect(abs(gap) < Self.tolerance, "seed \(seed): item \(item), \(alignment)")
        #expect(!screen.rig.engine.needsFrames, "seed \(seed)")
        #expect(screen.rig.uncovered().isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("Edits, measurements and new estimates before an item do not move the item", arguments: ways)
  func stays(_ way: Way) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed &* 977)
      var screen = Screen(way, seed: seed)
      var item = 1500
      screen.rig.send(.scrollTo(ItemTarget(item: item), animated: false))
      screen.rest()
      for step in 0..<40 {
        let position = Int(dice.unit() * 1400)
        let count = 1 + Int(dice.unit() * 5)
        switch dice.pick([0, 1, 2, 3]) {
        case 0:
          screen.rig.edit(.insert(count, at: position))
          item += count
        case 1:
          screen.rig.edit(.remove(position..<position + count))
          item -= count
        case 2:
          screen.rig.send(.measure(item: position, extent: dice.unit() * 100))
          screen.rig.send(.commit)
        default: screen.rig.send(.estimate(20 + dice.unit() * 90, .standard))
        }
        screen.rest()
        let gap = screen.gap(item, .start)
        #expect(abs(gap) < Self.tolerance, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Keys, edits, growth and wheels align the first and the last item to the ends", arguments: ways)
  func ends(_ way: Way) {
    for seed in 1...4 as ClosedRange<UInt64> {
      var dice = Dice(seed: seed &* 977)
      var screen = Screen(way, seed: seed)
      // The list has no insets, and its end stays visible while items are measured.
      var configuration = ListConfiguration(spacing: dice.unit() * 20)
      configuration.sticks = EdgePair(start: true, end: true)
      screen.rig.send(.configure(configuration))
      func expectEnd(_ what: String) {
        screen.rest()
        let gap = screen.gap(screen.rig.engine.list.count - 1, .end)
        #expect(abs(gap) < Self.tolerance, "seed \(seed), \(what)")
      }
      screen.rig.send(.scroll(.step(.toEnd)))
      expectEnd("a key")
      screen.rig.edit(.remove(3000..<4000))
      expectEnd("a removal")
      for _ in 0..<4 {
        screen.rig.edit(.insert(1, at: screen.rig.engine.list.count))
        expectEnd("a message")
        let last = screen.rig.engine.list.count - 1
        screen.rig.send(.measure(item: last, extent: 30 + dice.unit() * 100))
        screen.rig.send(.commit)
        expectEnd("a message that grows")
      }
      if !way.isObserved {
        screen.rig.send(.scroll(.scrollTo(1000 + dice.unit() * 1000, animated: false)))
        screen.rest()
        screen.rig.send(.scroll(.wheel(1e7, isPrecise: true)))
        expectEnd("a wheel")
      }
      screen.rig.send(.scroll(.step(.toStart)))
      screen.rest()
      #expect(screen.gap(0, .start) == 0, "seed \(seed)")
      #expect(screen.rig.engine.content.origin == 0)
    }
  }
}
