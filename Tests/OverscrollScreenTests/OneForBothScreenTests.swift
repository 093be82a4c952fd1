#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// One flag, or one status, for both edges of a scroll view: it is named, and what runs goes on.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct OneForBothScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var isLoading = false
      @Published var status = RefreshStatus() { didSet { writes += 1 } }
      var writes = 0
      var (refreshes, loads) = (0, 0)
    }

    /// What a test is warned of.
    private func warnings(during body: () async -> Void) async -> [RuntimeWarning] {
      var found: [RuntimeWarning] = []
      let last = WarningLog.sink
      WarningLog.sink = { found.append($0) }
      defer { WarningLog.sink = last }
      await body()
      return found
    }

    private struct OneFlag: View {
      @ObservedObject var model: Model

      var body: some View {
        ScrollView { RowStack() }
          .pullToRefresh(isRefreshing: $model.isLoading) { model.refreshes += 1 }
          .loadMore(isLoading: $model.isLoading, when: .release) { model.loads += 1 }
      }
    }

    @Test(arguments: [false, true]) func aFlagOfBothEdgesEndsOnlyWithTheApp(isPulled: Bool) async {
      let model = Model()
      let found = await warnings {
        let screen = Screen(OneFlag(model: model))
        for start in 1...2 {
          await screen.wait(0.5)
          if isPulled { await screen.pullAndRelease(by: 420) } else { model.isLoading = true }
          await screen.wait(2)
          #expect(model.isLoading)
          #expect((model.refreshes, model.loads) == (start, 0))
          #expect(screen.scrolls[0].insets.top == 60)
          model.isLoading = false
          await screen.wait(2)
          #expect((model.refreshes, model.loads) == (start, 0))
          #expect(screen.scrolls[0].insets == EdgeInsets())
        }
        #expect(screen.complaints == [])
      }
      #expect(found == [.flagOfBothEdges])
    }

    private struct TwoFlags: View {
      @ObservedObject var model: Model
      @State private var isLoadingMore = false

      var body: some View {
        ScrollView { RowStack() }
          .pullToRefresh(isRefreshing: $model.isLoading) { model.refreshes += 1 }
          .loadMore(isLoading: $isLoadingMore, when: .release) { model.loads += 1 }
          .overlay { Button(isLoadingMore ? "Loading" : "Load") { isLoadingMore = true } }
      }
    }

    @Test func aFlagThatIsRefusedBesideAnotherIsSetBack() async {
      let model = Model()
      let found = await warnings {
        let screen = Screen(TwoFlags(model: model))
        await screen.wait(0.5)
        model.isLoading = true
        await screen.wait(1)
        screen.tap("Load")
        await screen.wait(1)
        #expect(screen.texts.contains("Load"))
        #expect(model.isLoading)
        #expect((model.refreshes, model.loads) == (1, 0))
        model.isLoading = false
        await screen.wait(2)
      }
      #expect(found == [])
    }

    private struct OneStatus: View {
      @ObservedObject var model: Model
      let work: Work

      var body: some View {
        ScrollView { RowStack() }
          .pullToRefresh(status: $model.status) { try await work.run() }
          .loadMore(status: $model.status) { model.loads += 1 }
      }
    }

    @Test func aStatusOfBothEdgesTellsOfOneOfThem() async {
      let (model, work) = (Model(), Work())
      let found = await warnings {
        let screen = Screen(OneStatus(model: model, work: work))
        await screen.wait(0.5)
        await screen.pullAndRelease(by: 420)
        await screen.wait(1)
        #expect(model.status.isRefreshing)
        let writes = model.writes
        await screen.wait(2)
        #expect(model.writes == writes, "nothing happens")
        work.succeed()
        await screen.wait(1)
        #expect(!model.status.isRefreshing && model.status.outcome?.isSuccess == true)
        model.status.begin()
        await screen.wait(1)
        #expect((work.starts, model.loads) == (2, 0))
        work.succeed()
        await screen.wait(1)
        #expect(screen.complaints == [])
      }
      #expect(found == [.statusOfBothEdges])
    }
  }
#endif
