#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import Overscroll
  import OverscrollCore
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The number of times that an action sets a scroll view's insets and content offset.
  ///
  /// Each new inset lays out a collection view again. UIKit may also move the content by a new inset, so the
  /// adapter then sets the previous offset again. Only the stage counts the writes.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct WriteCountScreenTests {
    /// Runs an action, and checks the number of writes.
    private func run(
      _ scene: WriteCountScene, _ start: WriteCountScene.Start, _ end: WriteCountScene.End,
      isShort: Bool = false
    ) async {
      if start != .approach { await scene.scrollToEdge() }
      let before = scene.view.writes
      await scene.start(start)
      await scene.screen.frames(1)
      #expect(scene.work.starts == 1)
      await scene.end(end)
      #expect(scene.view.contentInset == .zero)
      #expect(abs(scene.overscroll) < 0.5 || start == .approach, "\(scene.overscroll)")
      let after = scene.view.writes
      let (insets, offsets) = (after.insets - before.insets, after.offsets - before.offsets)
      let course = "\(scene.edge), \(start), \(end): \(insets) writes of insets, \(offsets) of the offset"
      #expect(insets <= 2 && offsets <= limit(start, end, isShort: isShort), "\(course)")
    }

    /// Returns the highest number of writes of the offset.
    ///
    /// An animated scroll closes the gap, and another one opens it unless UIKit's bounce goes there. UIKit
    /// moves content at rest when the gap's inset is removed, and content in a bounce with each new inset.
    /// Content that fits the viewport moves with each inset.
    private func limit(_ start: WriteCountScene.Start, _ end: WriteCountScene.End, isShort: Bool) -> Int {
      switch start {
      case .stillLift, .movingLift: end == .bounce ? 2 : 3
      case .code: isShort ? 4 : 3
      case .approach: 4
      }
    }

    @Test(
      "A whole refresh sets the insets twice, and the offset three times",
      arguments: WriteCountScene.Host.allCases, [ScrollEdge.start, .end])
    func writes(host: WriteCountScene.Host, edge: ScrollEdge) async {
      for start in [WriteCountScene.Start.stillLift, .movingLift, .code] {
        for end in WriteCountScene.End.allCases {
          await run(await WriteCountScene(host, edge), start, end)
          // The content is shorter than the viewport.
          await run(await WriteCountScene(host, edge, count: 3), start, end, isShort: true)
        }
      }
    }

    private func titled(work: Work) -> some View {
      NavigationStack {
        List(Row.rows(0..<40)) { Text($0.title) }
          .pullToRefresh { try await work.run() }
          .navigationTitle("Feed")
      }
    }

    /// The inset changes together with the title, which moves for about half a second.
    @Test("Under a large title, the insets are set in each frame in which the title moves")
    func largeTitle() async {
      let work = Work()
      let screen = await Screen(titled(work: work), wait: 0.5)
      let view = screen.stage.scrollElements[0].view
      for isPulled in [true, false] {
        let before = view.writes
        if isPulled { await screen.pullAndRelease(by: 280) } else { screen.perform("Refresh") }
        await screen.wait(2)
        #expect(view.contentInset.top == 60)
        let open = view.writes
        // Measured: 53 and 19 after a pull, and 19 and 1 from code.
        #expect(open.insets - before.insets <= (isPulled ? 55 : 20))
        #expect(open.offsets - before.offsets <= (isPulled ? 20 : 1))
        await screen.wait(2, after: work.succeed)
        #expect(view.contentInset.top == 0)
        // Measured: 18 and 1.
        #expect(view.writes.insets - open.insets <= 20)
        #expect(view.writes.offsets - open.offsets <= 1)
      }
      #expect(work.starts == 2)
    }

    @Test("Load more near the end needs no more writes", arguments: WriteCountScene.Host.allCases)
    func approach(host: WriteCountScene.Host) async {
      for end in [WriteCountScene.End.rest, .bounce] {
        await run(await WriteCountScene(host, .end, policy: .approach(300)), .approach, end)
      }
    }
  }
#endif
