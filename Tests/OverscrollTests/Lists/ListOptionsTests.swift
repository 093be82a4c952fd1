import OverscrollTestSupport
import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

@Suite struct ListOptionsTests {
  /// Changes of the options.
  ///
  /// Each change corresponds to one view modifier.
  private static let parts: [@Sendable (inout ListOptions) -> Void] = [
    { $0.arrangement = ListOptions.Arrangement(arrangement: .masonry(2), laneSpacing: 4) },
    { $0.insets.start = 7 },
    { $0.insets.end = 9 },
    { $0.anchor = .some(.end) },
    { $0.alignment = .end },
    { $0.rearrangementAnchor = UnitPoint(x: 0.25, y: 0.75) },
    { $0.configuration = ListConfiguration(spacing: 3, laneSpacing: 11) },
    { $0.scrolling = .driven },
  ]

  @Test("The order of the modifiers does not change a list's options") func order() {
    let inOrder = Self.parts.reduce(into: ListOptions()) { $1(&$0) }
    var numbers = Dice(seed: 1)
    for _ in 0..<100 {
      let options = Self.parts.shuffled(using: &numbers).reduce(into: ListOptions()) { $1(&$0) }
      #expect(options == inOrder)
      let configuration = options.configuration(spacing: nil)
      #expect(configuration.arrangement == .masonry(2))
      #expect(configuration.laneSpacing == 4)
      #expect(configuration.insets == EdgePair(start: 7, end: 9))
      #expect(configuration.sticks == EdgePair(start: false, end: true))
      #expect(configuration.startsAtEnd)
      #expect(configuration.alignment == .end)
      #expect(configuration.rearrangementAnchor == 0.75)
      #expect(options.configuration(spacing: nil, isHorizontal: true).rearrangementAnchor == 0.25)
      #expect(configuration.spacing == 3)
    }
  }

  @Test("An option that no modifier sets has the value of the configuration") func base() {
    var options = ListOptions()
    options.configuration = .chat
    #expect(options.configuration(spacing: nil) == .chat)
    #expect(options.configuration(spacing: 5).spacing == 5)
    options.anchor = .some(nil)
    #expect(!options.configuration(spacing: nil).startsAtEnd)
    #expect(options.configuration(spacing: nil).sticks == EdgePair(start: false, end: false))
  }

  @Test(
    "Setting the inset at one edge leaves the inset at the opposite edge unchanged",
    arguments: ScrollEdge.allCases)
  func oneInset(_ edge: ScrollEdge) {
    var options = ListOptions()
    options.configuration.insets = EdgePair(start: 3, end: 5)
    options.insets[edge] = 7
    var expected = EdgePair(start: 3.0, end: 5)
    expected[edge] = 7
    #expect(options.configuration(spacing: nil).insets == expected)
  }

  @Test(
    "A native list snaps to its targets if the targets are valid, and otherwise does not snap",
    arguments: [0.0, 300, -1, .nan])
  func snapping(every spacing: Double) {
    let targets = SnapTargets(every: spacing)
    let behavior = ListScrolling.native(snapping: targets).engineBehavior(reducesMotion: false)
    #expect(behavior.snapping == (spacing > 0 ? targets : nil))
    let positions = SnapTargets(at: [spacing, .infinity])
    let given = ListScrolling.native(snapping: positions).engineBehavior(reducesMotion: false)
    #expect(given.snapping == (spacing.isFinite ? positions : nil))
  }
}
