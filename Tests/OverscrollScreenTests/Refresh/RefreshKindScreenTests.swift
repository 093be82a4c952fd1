#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// All components, styles, placements and policies, each with a success, a failure and a cancellation.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct RefreshKindScreenTests {
    nonisolated static let all =
      RefreshableKind.components + RefreshableKind.styles + RefreshableKind.placements

    @Test(
      "A pull starts one refresh, and after each end the content returns to rest and can be pulled again",
      arguments: all)
    func aPullRefreshesOnceAndComesHome(_ kind: RefreshableKind) async {
      let work = Work()
      let screen = await Screen(kind.make(work), wait: 0.2)
      let rest = screen.scrolls[0]
      for (start, end) in [work.succeed, work.fail, work.cancel, work.succeed].enumerated() {
        var path = Path(screen)
        await path.pull(by: 420)
        screen.lift()
        await path.follow(for: 1)
        #expect(work.starts == start + 1)
        #expect(abs(screen.scrolls[0].insets.top - rest.insets.top - kind.gap) < 1)
        #expect(abs(screen.scrolls[0].offset.y) < 1)
        end()
        await path.follow(for: 2.5)
        #expect(screen.scrolls[0] == rest)
        #expect(work.starts == start + 1)
        #expect(path.largestStep < 60, "\(path.positions)")
      }
    }

    @Test(
      "If the finger moves back before it lifts, or the system cancels the touch, nothing starts",
      arguments: RefreshableKind.components, [false, true])
    func aPullThatIsTakenBackStartsNothing(_ kind: RefreshableKind, isCancelled: Bool) async {
      guard kind.gap == 60 else { return }  // the policy `reach` starts during the pull
      let work = Work()
      let screen = await Screen(kind.make(work), wait: 0.2)
      await screen.pull(by: 420)
      if isCancelled {
        screen.cancelTouch()
      } else {
        await screen.drag(by: CGSize(width: 0, height: -405), over: 0.6)
        await screen.frames(8)
        screen.lift()
      }
      await screen.wait(2)
      #expect(work.starts == 0)
      #expect((0..<6).contains(screen.scrolls[0].offset.y))
    }

    @Test(arguments: RefreshableKind.components) func aFlingIntoTheEdgeStartsNothing(
      _ kind: RefreshableKind
    ) async {
      let work = Work()
      let screen = await Screen(kind.make(work), wait: 0.2)
      await screen.scroll(to: CGPoint(x: 0, y: 700), wait: 0.3)
      await screen.fling(by: 300, wait: 3)
      #expect(work.starts == 0)
      #expect(screen.scrolls[0].offset.y == 0)
    }

    /// SwiftUI offers a container's actions on the content, so an empty list offers none (belief).
    @Test(
      "Assistive technologies can start a refresh",
      arguments: RefreshableKind.components.filter { $0.testDescription != "an empty list" })
    func assistiveTechnologiesRefresh(
      _ kind: RefreshableKind
    ) async {
      let work = Work()
      let screen = await Screen(kind.make(work), wait: 0.2)
      #expect(await screen.perform("Refresh", wait: 1))
      #expect(work.starts == 1)
      #expect(abs(screen.scrolls[0].insets.top - kind.gap) < 1)
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].insets == EdgeInsets())
    }

    /// A recorder of the content's position in each frame.
    @MainActor private struct Path {
      private let screen: Screen
      private(set) var positions: [CGFloat]

      init(_ screen: Screen) {
        self.screen = screen
        positions = [Path.position(screen)]
      }

      /// Returns the position of the first row, or of the content's start if there are no rows.
      private static func position(_ screen: Screen) -> CGFloat {
        screen.frame(of: "Row 0")?.minY ?? screen.scrolls[0].insets.top - screen.scrolls[0].offset.y
      }

      mutating func pull(by distance: CGFloat) async {
        screen.touchDown(at: screen.middle)
        for _ in 0..<24 {
          await screen.drag(by: CGSize(width: 0, height: distance / 24), over: 1.0 / 60)
          positions.append(Path.position(screen))
        }
        await follow(for: 0.1)
      }

      mutating func follow(for seconds: Double) async {
        for _ in 0..<Int(seconds * 60) {
          await screen.frames(1)
          positions.append(Path.position(screen))
        }
      }

      /// The largest movement of the content in one frame, in pt.
      var largestStep: CGFloat {
        zip(positions, positions.dropFirst()).map { abs($1 - $0) }.max() ?? 0
      }
    }
  }
#endif
