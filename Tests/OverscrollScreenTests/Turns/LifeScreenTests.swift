#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A refresh while the views around it appear, disappear and change.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct LifeScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isShown = true
      @Published var rows = Row.rows(0..<40)
      @Published var isRefreshing = false
      let work = Work()
      let controller = RefreshController()
    }

    private struct Switch: View {
      @ObservedObject var model: Model

      var body: some View {
        if model.isShown {
          RefreshableScrollView(controller: model.controller) {
            try await model.work.run()
          } content: {
            RowStack(rows: model.rows)
          }
        } else {
          Text("Gone")
        }
      }
    }

    @Test func anUpdateCancelsNothing() async {
      let model = Model()
      let screen = Screen(Switch(model: model))
      await screen.wait(0.2)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      for count in 41...46 {
        model.rows = Row.rows(0..<count)
        await screen.wait(0.1)
      }
      #expect(model.work.starts == 1)
      #expect(model.work.cancellations == 0)
      #expect(screen.scrolls[0].insets.top == 60)
      model.work.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(screen.complaints == [])
    }

    @Test("A view that reappears shows the action that still runs")
    func aViewThatComesBackShowsWhatItLeft() async {
      let model = Model()
      let screen = Screen(Switch(model: model))
      await screen.wait(0.2)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      model.isShown = false
      await screen.wait(0.5)
      #expect(screen.texts == ["Gone"])
      #expect(model.work.isRunning)
      model.isShown = true
      await screen.wait(1)
      #expect(screen.scrolls[0].insets.top == 60)
      #expect(model.work.starts == 1)
      model.work.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(screen.complaints == [])
    }

    @Test("If the action ends while the view is absent, the view reappears without a gap")
    func aRefreshThatEndsOutOfSightLeavesNothing() async {
      let model = Model()
      let screen = Screen(Switch(model: model))
      await screen.wait(0.2)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      model.isShown = false
      await screen.wait(0.2)
      model.work.succeed()
      await screen.wait(1)
      model.isShown = true
      await screen.wait(0.5)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(model.controller.lastOutcome(of: .top)?.isSuccess == true)
      #expect(screen.complaints == [])
    }

    @Test func aRotationMidRefreshKeepsTheGap() async {
      let model = Model()
      let screen = Screen(Switch(model: model))
      await screen.wait(0.2)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      screen.resize(
        to: CGSize(width: 844, height: 390),
        safeArea: EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
      await screen.wait(1)
      #expect(screen.scrolls[0].insets.top == 60)
      #expect(screen.scrolls[0].offset.y == 0)
      model.work.succeed()
      await screen.wait(2)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(screen.scrolls[0].offset.y == 0)
      #expect(screen.complaints == [])
    }

    @Test func ofTwoScrollViewsOnlyThePulledOneRefreshes() async {
      let (one, other) = (Work(), Work())
      let screen = Screen(
        VStack(spacing: 0) {
          ScrollView { RowStack() }.pullToRefresh { try await one.run() }
          ScrollView { RowStack() }.pullToRefresh { try await other.run() }
        })
      await screen.wait(0.2)
      let second = screen.scrolls[1].frame
      await screen.pullAndRelease(by: 420, from: CGPoint(x: second.midX, y: second.minY + 30))
      await screen.wait(0.5)
      #expect((one.starts, other.starts) == (0, 1))
      #expect(screen.scrolls[0].insets.top == 0)
      #expect(screen.scrolls[1].insets.top == 60)
      other.succeed()
      await screen.wait(2)
      #expect(screen.complaints == [])
    }

    /// A horizontal scroll view inside a refreshable scroll view.
    ///
    /// A horizontal drag does not pull. A vertical drag that begins on the inner scroll view pulls.
    @Test func aNestedScrollViewDoesNotPullSideways() async {
      let work = Work()
      let screen = Screen(
        RefreshableScrollView {
          try await work.run()
        } content: {
          ScrollView(.horizontal) {
            HStack { ForEach(0..<20, id: \.self) { Text("Card \($0)").frame(width: 120, height: 200) } }
          }
          RowStack()
        })
      await screen.wait(0.2)
      let card = CGPoint(x: 200, y: 150)
      screen.touchDown(at: card)
      await screen.drag(by: CGSize(width: -200, height: 30), over: 0.3)
      screen.lift()
      // A touch on moving content stops it and drags in any direction, so wait until the content is at
      // rest.
      await screen.wait(4)
      #expect(work.starts == 0)
      #expect(screen.scrolls[0].offset.y == 0)
      #expect(screen.scrolls[1].offset.x > 100)
      await screen.pullAndRelease(by: 420, from: card)
      await screen.wait(0.5)
      #expect(work.starts == 1)
      work.succeed()
      await screen.wait(2)
      #expect(screen.complaints == [])
    }

    private struct Flag: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView { PullToRefreshView { RowStack(rows: model.rows) } }
          .addPullToRefresh(isHeaderRefreshing: $model.isRefreshing) {
            Task {
              try? await model.work.run()
              model.isRefreshing = false
            }
          }
      }
    }

    @Test("A pull sets the flag, and clearing the flag ends the refresh")
    func aFlagIsSetByThePullAndEndsIt() async {
      let model = Model()
      let screen = Screen(Flag(model: model))
      await screen.wait(0.2)
      await screen.pullAndRelease(by: 420)
      await screen.wait(0.5)
      #expect(model.isRefreshing)
      #expect(model.work.starts == 1)
      model.work.succeed()
      await screen.wait(2)
      #expect(!model.isRefreshing)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      // Code that sets the flag shows the header, and runs its own action.
      model.isRefreshing = true
      await screen.wait(1)
      #expect(model.work.starts == 1)
      #expect(screen.scrolls[0].insets.top > 0)
      model.isRefreshing = false
      await screen.wait(2)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(screen.complaints == [])
    }
  }
#endif
