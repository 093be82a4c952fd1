#if canImport(SwiftUI)
  @testable import Overscroll
  import OverscrollCore
  import SwiftUI
  import Testing

  /// The options that several modifiers around one scroll view declare, and their merged result.
  @MainActor @Suite struct ScrollViewOptionsTests {
    private func options(
      _ edge: Edge, _ action: EdgeAction = .run({ _ in .success }), controller: RefreshController? = nil,
      exclusion: ExclusionPolicy = .drop
    ) -> ScrollViewOptions {
      ScrollViewOptions(
        ScrollViewOptions([(edge, EdgeOptions(action: action))], controller: controller),
        in: ScrollViewOptions.EnvironmentOptions(exclusion: exclusion))
    }

    @Test("If two modifiers declare an edge, the outer one is used, and warnings are logged")
    func outerCounts() {
      let controllers = [RefreshController(), RefreshController()]
      let inner = options(.top, controller: controllers[0], exclusion: .queue)
      let outer = options(.top, controller: controllers[1])
      let merged = ScrollViewOptions.merged([inner, outer])
      #expect(merged.edges.start === outer.edges.start && merged.edges.end == nil)
      #expect(merged.controller === controllers[1])
      #expect(merged.environment.exclusion == .queue)
      #expect(merged.warnings == [.edgeDeclaredTwice(.top), .controllerIgnored])
    }

    @Test("A declared action replaces the environment's refresh action without a warning")
    func environmentGivesWay() {
      let merged = ScrollViewOptions.merged([options(.top, .environment), options(.top), options(.bottom)])
      #expect(merged.warnings.isEmpty && merged.edges.start?.action.kind == .run && merged.edges.end != nil)
    }

    @Test("An edge across the scroll axis is ignored together with its controller, and a warning is logged")
    func across() {
      let merged = ScrollViewOptions.merged([
        options(.top), options(.trailing, controller: RefreshController()),
      ])
      #expect(merged.axis == .vertical && merged.edges.end == nil && merged.controller == nil)
      #expect(merged.warnings == [.edgeAcrossAxis(.trailing)])
      #expect(ScrollViewOptions.merged([]).edges.start == nil)
    }

    @Test("Options differ if a value that the controller uses differs")
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
