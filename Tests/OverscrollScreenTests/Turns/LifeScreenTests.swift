#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A refresh while the views around it appear, disappear and change.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct LifeScreenTests {
    @Test("A view that reappears has a gap if its action still runs", arguments: [false, true])
    func aViewThatComesBackShowsWhatItLeft(endsMeanwhile: Bool) async {
      let model = ScreenModel()
      let screen = await Screen(
        ModelView(model) {
          if model.isShown {
            RefreshableScrollView(controller: model.controller) {
              try await model.work.run()
            } content: {
              RowStack()
            }
          } else {
            Text("Gone")
          }
        }, wait: 0.2)
      await screen.pullAndRelease(by: 420, wait: 0.5)
      model.isShown = false
      await screen.wait(0.5)
      #expect(screen.texts == ["Gone"])
      #expect(model.work.isRunning)
      if endsMeanwhile { model.work.succeed() }
      await screen.wait(1)
      model.isShown = true
      await screen.wait(1)
      #expect(screen.scrolls[0].insets.top == (endsMeanwhile ? 0 : 60))
      #expect(model.work.starts == 1)
      await screen.wait(2, after: model.work.succeed)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(model.controller.lastOutcome(of: .top)?.isSuccess == true)
    }

    /// A horizontal scroll view inside a refreshable scroll view.
    ///
    /// A horizontal drag does not pull. A vertical drag that begins on the inner scroll view pulls.
    @Test func aNestedScrollViewDoesNotPullSideways() async {
      let work = Work()
      let screen = await Screen(
        RefreshableScrollView {
          try await work.run()
        } content: {
          ScrollView(.horizontal) {
            HStack { ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 120, height: 200) } }
          }
          RowStack()
        }, wait: 0.2)
      let card = CGPoint(x: 200, y: 150)
      await screen.swipe(from: card, by: CGSize(width: -200, height: 30), over: 0.3)
      // A touch on moving content stops it and drags in any direction, so wait until the content is at
      // rest.
      await screen.wait(4)
      #expect(work.starts == 0)
      #expect(screen.scrolls[0].offset.y == 0)
      #expect(screen.scrolls[1].offset.x > 100)
      await screen.pullAndRelease(by: 420, from: card, wait: 0.5)
      #expect(work.starts == 1)
      await screen.wait(2, after: work.succeed)
    }
  }
#endif
