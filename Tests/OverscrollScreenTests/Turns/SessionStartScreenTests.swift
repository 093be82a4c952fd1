#if canImport(SwiftUI) && canImport(UIKit)
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Starts before the scroll view is found, and modifiers around several scroll views or around none.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SessionStartScreenTests {
    private typealias Model = SessionScene.Model
    private typealias Rows = SessionScene.Rows

    /// The second scroll view exists from the start, or appears later.
    @Test("A modifier around several scroll views does nothing", arguments: [false, true])
    func aModifierAroundSeveralLeavesTheSessionOfOne(isLate: Bool) async {
      let model = Model()
      model.isOn = !isLate
      let screen = await Screen(
        ModelView(model) {
          VStack(spacing: 0) {
            Group {
              if model.isOn { ScrollView { RowStack() } } else { Text("None") }
            }
            .frame(height: 400)
            .pullToRefresh { try await model.work.run() }
            if model.isOn { ScrollView { RowStack() }.frame(height: 200) }
          }
          .loadMore {
            model.more += 1
            try await model.work.run()
          }
        }, safeArea: EdgeInsets(), wait: 1)
      model.isOn = true
      await screen.wait(2)
      screen.scroll(0, to: CGPoint(x: 0, y: 40 * 44 - 400))
      await screen.wait(1)
      #expect(model.more == 0, "the modifier surrounds several scroll views")
      #expect(screen.scrolls[0].insets.bottom == 0, "no gap opens in the first scroll view")
    }

    @Test("If only one of several scroll views remains, the modifier uses the remaining scroll view")
    func whatIsLeftOfSeveralIsPulled() async {
      let model = Model()
      model.isOther = true
      let screen = await Screen(
        ModelView(model) {
          VStack(spacing: 0) {
            ScrollView { RowStack() }
            if model.isOther { ScrollView { RowStack() } }
          }
          .pullToRefresh { try await model.work.run() }
        }, safeArea: EdgeInsets(), wait: 1)
      await screen.pullAndRelease(by: 350, from: CGPoint(x: 200, y: 20), wait: 1)
      #expect(model.work.starts == 0)
      model.isOther = false
      await screen.wait(2)
      await screen.pullAndRelease(by: 420, wait: 1)
      #expect(model.work.starts == 1)
      await screen.wait(2, after: model.work.succeed)
    }

    private struct Awaits: View {
      let model: Model
      @Environment(\.beginRefresh) private var beginRefresh
      var body: some View {
        RowStack()
          .onAppear {
            let run = beginRefresh?(.top)
            Task {
              _ = await run?.value()
              model.calls += 1
            }
          }
      }
    }

    @Test(
      "If the content awaits a run that it starts in `onAppear`, the run ends with the action",
      arguments: [true, false])
    func aRunThatIsAwaitedFromTheStartEnds(hasController: Bool) async {
      let model = Model()
      let screen = await Screen(
        ScrollView { Awaits(model: model) }
          .pullToRefresh(controller: hasController ? model.controller : nil) { try await model.work.run() },
        wait: 1)
      #expect(model.work.starts == 1)
      await screen.wait(2, after: model.work.succeed)
      #expect(model.calls == 1)
    }
  }
#endif
