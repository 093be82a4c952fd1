import OverscrollCore
import Testing

@testable import Overscroll

/// Opening and closing a gap with an inset and an animated scroll, while AppKit may scroll as well.
@Suite struct GapScrollStateTests {
  static let geometry = ScrollExtents(viewport: 600, content: 2000)
  static let none = EdgePair(start: 0.0, end: 0.0)

  /// A simulated platform whose scrolls from code end at their targets.
  struct Platform {
    var glide = GapScrollState()
    var own = none
    var offset = 0.0
    /// The number of scrolls from code.
    var scrolls = 0

    mutating func settle(mayScroll: Bool) {
      let step = glide.nextStep(at: offset, of: geometry, own: own, mayScroll: mayScroll)
      own = step.insets
      guard let target = step.target else { return }
      scrolls += 1
      offset = target
      settle(mayScroll: mayScroll)
    }
  }

  @Test("At rest, a gap opens and closes with an animated scroll, and its inset is removed after the scroll")
  func atRest() {
    var platform = Platform()
    platform.glide.request(EdgePair(start: 44, end: 0), offset: -44)
    let open = platform.glide.nextStep(at: 0, of: Self.geometry, own: platform.own, mayScroll: true)
    #expect(open == GapScrollState.Step(insets: EdgePair(start: 44, end: 0), target: -44))
    (platform.own, platform.offset) = (open.insets, -44)
    platform.settle(mayScroll: true)
    #expect(platform.own.start == 44 && platform.offset == -44 && platform.scrolls == 0)
    platform.glide.request(Self.none, offset: 0)
    let close = platform.glide.nextStep(at: -44, of: Self.geometry, own: platform.own, mayScroll: true)
    #expect(close == GapScrollState.Step(insets: EdgePair(start: 44, end: 0), target: 0))
    platform.offset = 0
    platform.settle(mayScroll: true)
    #expect(platform.own == Self.none && platform.scrolls == 0)
  }

  /// The offset when AppKit has stopped scrolling, the scrolls from code after it, and the final offset.
  static let ends: [(offset: Double, scrolls: Int, last: Double)] = [
    // AppKit has moved the content to the gap.
    (-44, 0, -44),
    (-43.8, 0, -43.8),
    // AppKit has moved the content to the edge, or the user has not pulled as far as the gap.
    (0, 1, -44),
    (-20, 1, -44),
    // The user has scrolled away from the edge.
    (300, 0, 300),
  ]

  @Test(
    "While AppKit scrolls, only a gap's inset opens, and the content scrolls to the gap afterwards",
    arguments: ends)
  func opens(offset: Double, scrolls: Int, last: Double) {
    var platform = Platform(offset: -90)
    platform.glide.request(EdgePair(start: 44, end: 0), offset: -44)
    for _ in 0..<3 {
      platform.settle(mayScroll: false)
      #expect(platform.own.start == 44 && platform.scrolls == 0)
    }
    platform.offset = offset
    platform.settle(mayScroll: true)
    #expect(platform.scrolls == scrolls)
    #expect(platform.offset == last)
    #expect(platform.own.start == 44)
  }

  @Test(
    "While AppKit scrolls, the inset of a gap stays open, and it closes afterwards",
    arguments: [-44.0, -20, 0, 300])
  func closes(offset: Double) {
    for asked in [0, nil] as [Double?] {
      var platform = Platform(own: EdgePair(start: 44, end: 0), offset: 200)
      platform.glide.request(Self.none, offset: asked)
      platform.settle(mayScroll: false)
      #expect(platform.own.start == 44 && platform.scrolls == 0)
      platform.offset = offset
      platform.settle(mayScroll: true)
      #expect(platform.own == Self.none)
      #expect(platform.scrolls == (offset < 0 ? 1 : 0))
      #expect(platform.offset == max(0, offset))
    }
  }

  @Test("A gap at the end edge opens and closes in the same way")
  func end() {
    var platform = Platform(offset: 1480)
    platform.glide.request(EdgePair(start: 0, end: 50), offset: 1450)
    platform.settle(mayScroll: false)
    #expect(platform.own.end == 50 && platform.offset == 1480)
    platform.offset = 1400
    platform.settle(mayScroll: true)
    #expect(platform.offset == 1450 && platform.scrolls == 1)
    platform.glide.request(Self.none, offset: 1400)
    platform.settle(mayScroll: false)
    #expect(platform.own.end == 50)
    platform.settle(mayScroll: true)
    #expect(platform.own == Self.none && platform.offset == 1400 && platform.scrolls == 2)
  }

  @Test("If fingers stop the closing scroll, the gap closes after they have lifted")
  func stopped() {
    var platform = Platform(own: EdgePair(start: 44, end: 0), offset: -44)
    platform.glide.request(Self.none, offset: 0)
    let step = platform.glide.nextStep(at: -44, of: Self.geometry, own: platform.own, mayScroll: true)
    #expect(step.target == 0)
    platform.offset = -25
    platform.settle(mayScroll: false)
    #expect(platform.offset == -25 && platform.own.start == 44)
    platform.settle(mayScroll: true)
    #expect(platform.offset == 0 && platform.own == Self.none)
  }

  @Test("A scroll that does not reach its target is not repeated without end")
  func stuck() {
    var glide = GapScrollState()
    let own = EdgePair(start: 44.0, end: 0.0)
    glide.request(Self.none, offset: 0)
    let steps = (0..<4).map { _ in glide.nextStep(at: -20, of: Self.geometry, own: own, mayScroll: true) }
    #expect(steps.map(\.target) == [0, nil, 0, nil])
    #expect(steps[1].insets == Self.none)
    // A new request allows a new attempt.
    glide.request(Self.none, offset: 0)
    _ = glide.nextStep(at: -20, of: Self.geometry, own: own, mayScroll: true)
    glide.request(Self.none, offset: 0)
    #expect(glide.nextStep(at: -20, of: Self.geometry, own: own, mayScroll: true).target == 0)
  }

  @Test("At rest, a requested page is scrolled to, and it is dropped if AppKit has scrolled in the meantime")
  func pages() {
    var platform = Platform(offset: 100)
    platform.glide.request(Self.none, offset: 600)
    platform.settle(mayScroll: true)
    #expect(platform.offset == 600)
    platform.glide.request(Self.none, offset: 0)
    platform.settle(mayScroll: false)
    platform.offset = 700
    platform.settle(mayScroll: true)
    #expect(platform.offset == 700)
  }
}
