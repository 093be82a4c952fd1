#if !canImport(ObjectiveC)
  import Combine
  import Foundation
  @testable import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Gaps that open and close while nobody looks.
  ///
  /// The stage's alone: what a tab or a push does to a view is done to its host here.
  @MainActor @Suite(.onScreen, .serialized) struct CoveredScreenTests {
    /// Without a bridge: an action that ends at once leaves the content where it is.
    @Test(.enabled(if: Screen.hasFingers), arguments: [false, true])
    func anActionThatEndsAtOnceLeavesContentItsPlace(isCancelled: Bool) async {
      let controller = RefreshController()
      controller.setAction {}
      var configuration = EdgeConfiguration.standard
      configuration.minimumDuration = 0
      let screen = Screen(
        RefreshableScrollView(configuration: configuration, controller: controller) { RowStack() },
        safeArea: EdgeInsets())
      await screen.wait(0.5)
      controller.begin()
      if isCancelled { controller.cancel() }
      await screen.wait(2)
      #expect(screen.frame(of: "Row 0").map { abs($0.midY - 22) < 1 } == true)
      await screen.pull(by: -200, from: CGPoint(x: 195, y: 700))
      await screen.frames(20)
      screen.lift()
      await screen.wait(2)
      let offset = screen.scrolls[0].offset.y
      let row = screen.texts.first.flatMap { screen.frame(of: $0) }
      let number = Double(screen.texts.first?.dropFirst(4) ?? "") ?? .nan
      // Row n's text is in the middle of 44 pt from 44 n on.
      #expect(
        abs((row?.midY ?? 0) - (number * 44 + 22 - offset)) < 1, "\(screen.texts.first ?? "") \(offset)")
      #expect(screen.complaints == [])
    }

    /// On a watch: the same view goes out of sight mid-refresh, and comes back (a tab, a push).
    private struct Caught: View {
      @Environment(\.overscrollHost) private var host
      let take: (OverscrollHost?) -> Void
      var body: some View { RowStack().onAppear { take(host) } }
    }

    @Test(.enabled(if: !Screen.hasBridge), arguments: [0, 5], [false, true])
    func aWatchsViewThatIsCoveredMidRefreshComesBack(frames: Int, endsMeanwhile: Bool) async {
      let work = Work()
      let controller = RefreshController()
      controller.setAction { try await work.run() }
      var host: OverscrollHost?
      let screen = Screen(
        RefreshableScrollView(controller: controller) { Caught { host = $0 } }, safeArea: EdgeInsets())
      await screen.wait(0.5)
      controller.begin()
      await screen.wait(1)
      host?.dropGeometry()
      await screen.frames(frames)
      if endsMeanwhile { work.succeed() }
      if endsMeanwhile { await screen.frames(frames) }
      host?.useGeometry()
      await screen.wait(1)
      if !endsMeanwhile {
        #expect(abs((screen.frame(of: "Row 0")?.midY ?? 0) - 82) < 1)
        work.succeed()
      }
      await screen.wait(2)
      #expect(abs((screen.frame(of: "Row 0")?.midY ?? 0) - 22) < 1)
      await screen.pull(by: -200, from: CGPoint(x: 195, y: 700))
      await screen.frames(20)
      screen.lift()
      await screen.wait(2)
      let offset = screen.scrolls[0].offset.y
      let row = screen.texts.first.flatMap { screen.frame(of: $0) }
      let number = Double(screen.texts.first?.dropFirst(4) ?? "") ?? .nan
      #expect(
        abs((row?.midY ?? 0) - (number * 44 + 22 - offset)) < 1, "\(screen.texts.first ?? "") \(offset)")
      #expect(screen.complaints == [])
    }
  }
#endif
