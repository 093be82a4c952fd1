#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Scroll views without an axis, with both axes, with an axis that changes, or with narrow content.
  @MainActor @Suite(.onScreen, .serialized) struct AxesScreenTests {
    /// Without an axis or with both axes, `RefreshableScrollView` lays out its content as `ScrollView`
    /// does.
    @Test(arguments: [Axis.Set.vertical, [], [.vertical, .horizontal]])
    func contentIsStackedVertically(_ axes: Axis.Set) async {
      let screen = await Screen(
        RefreshableScrollView(axes) {
        } content: {
          Text("A")
          Text("B")
        }, wait: 0.5)
      let (first, second) = (screen.frame(of: "A") ?? .null, screen.frame(of: "B") ?? .null)
      #expect(first.maxY <= second.minY && abs(first.midX - second.midX) < 1, "\(first) \(second)")
    }

    @MainActor final class Model: ObservableObject {
      @Published var isHorizontal = false
    }

    /// A scroll view whose axis the app changes at run time.
    @MainActor private struct Turned: View {
      @ObservedObject var model: Model
      let work: Work
      let isModified: Bool

      private var axis: Axis.Set { model.isHorizontal ? .horizontal : .vertical }

      var body: some View {
        if isModified {
          ScrollView(axis) { RowStack().frame(minWidth: 2000) }
            .pullToRefresh(edge: model.isHorizontal ? .leading : .top) { try await work.run() }
        } else {
          RefreshableScrollView(axis) {
            try await work.run()
          } content: {
            RowStack().frame(minWidth: 2000)
          }
        }
      }
    }

    @Test(
      "If the axis changes while an action runs, the gap along the previous axis is removed",
      .enabled(if: Screen.hasFingers), arguments: [false, true])
    func nothingIsLeftOfAGapAlongAnotherAxis(isModified: Bool) async {
      let (model, work) = (Model(), Work())
      let screen = await Screen(Turned(model: model, work: work, isModified: isModified), wait: 0.5)
      await screen.pullAndRelease(by: 420, wait: 1)
      #expect(work.starts == 1 && screen.scrolls[0].insets.top == 60)
      model.isHorizontal = true
      await screen.wait(1)
      #expect(screen.scrolls[0].offset.y == 0, "no gap remains along the previous axis")
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      #expect(screen.scrolls[0].offset == .zero)
    }

    /// SwiftUI's own scroll view is only as wide as its content.
    @Test func narrowContentFillsTheWidth() async {
      let screen = await Screen(
        RefreshableScrollView {
        } content: {
          Text("Narrow").frame(width: 100, height: 400)
        }
        .frame(width: 250), frames: 20)
      #expect(screen.scrolls.first.map { abs($0.frame.width - 250) < 1 } == true)
      #expect(screen.scrolls.first.map { abs($0.contentSize.width - 250) < 1 } == true)
      #expect(screen.frame(of: "Narrow").map { abs($0.midX - screen.size.width / 2) < 1 } == true)
    }

    /// A horizontal scroll view inside a refreshable scroll view.
    ///
    /// A horizontal drag does not pull. A vertical drag that begins on the inner scroll view pulls.
    @Test(.enabled(if: Screen.hasFingers)) func aNestedScrollViewDoesNotPullSideways() async {
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
