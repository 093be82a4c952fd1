#if canImport(SwiftUI)
  @testable import Overscroll
  import OverscrollCore
  import SwiftUI
  import Testing

  /// What the options of several modifiers around a scroll view come to.
  @MainActor @Suite struct ScrollViewOptionsTests {
    private func options(
      _ edge: Edge, _ action: EdgeAction = .run({ _ in .success }), controller: RefreshController? = nil,
      exclusion: ExclusionPolicy = .drop
    ) -> ScrollViewOptions {
      ScrollViewOptions(
        ScrollViewOptions([(edge, EdgeOptions(action: action))], controller: controller),
        in: ScrollViewOptions.Surroundings(exclusion: exclusion))
    }

    @Test("The outer modifier's edge and controller count, and the inner modifier's environment")
    func outerCounts() {
      let controllers = [RefreshController(), RefreshController()]
      let inner = options(.top, controller: controllers[0], exclusion: .queue)
      let outer = options(.top, controller: controllers[1])
      let merged = ScrollViewOptions.merged([inner, outer])
      #expect(merged.edges.start === outer.edges.start && merged.edges.end == nil)
      #expect(merged.controller === controllers[1])
      #expect(merged.surroundings.exclusion == .queue)
      #expect(merged.warnings == [.edgeDeclaredTwice(.top), .controllerIgnored])
    }

    @Test("The environment's action gives way without a warning")
    func environmentGivesWay() {
      let merged = ScrollViewOptions.merged([options(.top, .environment), options(.top), options(.bottom)])
      #expect(merged.warnings.isEmpty && merged.edges.start?.action.kind == .run && merged.edges.end != nil)
    }

    @Test("An edge across the axis of the innermost one is left out, with its controller")
    func across() {
      let merged = ScrollViewOptions.merged([
        options(.top), options(.trailing, controller: RefreshController()),
      ])
      #expect(merged.axis == .vertical && merged.edges.end == nil && merged.controller == nil)
      #expect(merged.warnings == [.edgeAcrossAxis(.trailing)])
      #expect(ScrollViewOptions.merged([]).edges.start == nil)
    }

    @Test("Options are the same while nothing has changed that a controller is told")
    func same() {
      let one = options(.top)
      #expect(one.isSame(as: options(.top)))
      for other in [
        options(.bottom), options(.top, .environment), options(.top, exclusion: .queue),
        options(.leading), options(.top, controller: RefreshController()), ScrollViewOptions([]),
      ] {
        #expect(!one.isSame(as: other) && !other.isSame(as: one))
      }
    }
  }
#endif
