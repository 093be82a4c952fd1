#if canImport(SwiftUI)
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A refresh that is bound to a flag (`Binding<Bool>`) while views appear, disappear and change.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct FlagScreenTests {
    private func feedView(model: ScreenModel, controller: RefreshController? = nil) -> some View {
      ModelView(model) { bound in
        if model.isShown {
          ScrollView { RowStack() }
            .pullToRefresh(isRefreshing: bound.isLoading, controller: controller) { model.calls += 1 }
            .id(model.generation)
        }
      }
    }

    /// Pulls, and checks that the pull has set the flag.
    private func pull(_ screen: Screen, _ model: ScreenModel, calls: Int = 1) async {
      await screen.wait(0.5)
      await screen.pullAndRelease(by: 420, wait: 0.5)
      #expect(model.isLoading && model.calls == calls)
    }

    @Test("If the view disappears and reappears, clearing the flag ends the refresh as a success")
    func aFlagThatIsSetFalseAfterItsViewHasComeBackEndsAsSuccess() async {
      let (model, controller) = (ScreenModel(), RefreshController())
      let screen = Screen(feedView(model: model, controller: controller))
      await pull(screen, model)
      for isShown in [false, true] {
        model.isShown = isShown
        await screen.wait(1)
        #expect(model.isLoading && model.calls == 1)
      }
      #expect(screen.scrolls[0].insets.top == 60)
      model.isLoading = false
      await screen.wait(2)
      #expect(controller.lastOutcome(of: .top)?.result == .success)
      #expect(controller.lastUpdated(of: .top) != nil)
      #expect(screen.scrolls[0].insets.top == 0)
    }

    /// While the view is absent, no view observes the flag.
    @Test("If the app clears the flag while the view is absent, the refresh ends", arguments: [0, 0.1, 1])
    func aFlagThatIsSetFalseWhileNoViewIsThereEnds(pause: Double) async {
      let (model, controller) = (ScreenModel(), RefreshController())
      let screen = Screen(feedView(model: model, controller: controller))
      await pull(screen, model)
      model.isShown = false
      await screen.wait(0.5)
      model.isLoading = false
      if pause > 0 { await screen.wait(pause) }
      if pause == 1 { #expect(!controller.isRefreshing(at: .top)) }
      model.isShown = true
      await screen.wait(2)
      #expect(controller.lastOutcome(of: .top)?.result == .success)
      #expect(screen.scrolls[0].insets.top == 0)
      await pull(screen, model, calls: 2)
      model.isLoading = false
      await screen.wait(2)
    }

    /// Without a controller of the app, only the flag shows that the app still loads.
    @Test("The flag stays true when its view disappears") func aFlagOutlivesAViewThatGoes() async {
      let model = ScreenModel()
      let screen = Screen(feedView(model: model))
      await pull(screen, model)
      model.isShown = false
      await screen.wait(2)
      #expect(model.isLoading)
      model.isLoading = false
      model.isShown = true
      await screen.wait(1)
      #expect(screen.scrolls[0].insets.top == 0)
      await pull(screen, model, calls: 2)
      model.generation = 1
      await screen.wait(1)
      #expect(model.isLoading)
      #expect(model.calls == 3, "a view with a new identity starts its action because the flag is set")
      #expect(screen.scrolls[0].insets.top == 60)
      model.isLoading = false
      await screen.wait(2)
      #expect(screen.scrolls[0].insets.top == 0)
    }

    @Test(
      "If the modifier moves to the opposite edge, clearing the flag ends the action at the previous edge")
    func aFlagThatMovesToTheOtherEdgeEndsWhatItHasBegun() async {
      let model = ScreenModel()
      let screen = Screen(
        ModelView(model) { bound in
          ScrollView { RowStack() }
            .pullToRefresh(isRefreshing: bound.isLoading, edge: model.generation == 0 ? .top : .bottom) {
              model.calls += 1
            }
        })
      await pull(screen, model)
      model.generation = 1
      await screen.wait(1)
      #expect(model.isLoading && model.calls == 1)
      model.isLoading = false
      await screen.wait(2)
      #expect(screen.scrolls[0].insets == EdgeInsets())
      model.isLoading = true
      await screen.wait(1)
      #expect(model.isLoading && model.calls == 2)
      #expect(screen.scrolls[0].insets.top == 0)
      model.isLoading = false
      await screen.wait(2)
      #expect(screen.scrolls[0].insets == EdgeInsets())
    }
  }
#endif
