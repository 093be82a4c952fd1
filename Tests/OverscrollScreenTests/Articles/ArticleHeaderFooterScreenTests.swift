#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The view of the fifth article, compared with the sizes and the behavior that the article describes.
  @MainActor @Suite(.onScreen, .serialized)
  struct ArticleHeaderFooterScreenTests {
    private final class Model: ObservableObject {
      @Published var isReloading = false
      @Published var isLoadingMore = false
      var reloads = 0
      var loads = 0
    }

    /// The parts that the app passes to `PullToRefreshView`: a header, a footer, both or neither.
    enum Ends: CaseIterable { case both, header, footer, none }

    /// A view as in the article, with two flags and two methods.
    private struct Shape: View {
      @ObservedObject var model: Model
      var ends = Ends.both

      var body: some View {
        ScrollView {
          switch ends {
          case .both: PullToRefreshView(header: Top(), footer: Bottom()) { RowStack() }
          case .header: PullToRefreshView(header: Top()) { RowStack() }
          case .footer: PullToRefreshView(footer: Bottom()) { RowStack() }
          case .none: PullToRefreshView { RowStack() }
          }
        }
        .addPullToRefresh(
          isHeaderRefreshing: $model.isReloading, onHeaderRefresh: reload,
          isFooterRefreshing: $model.isLoadingMore, onFooterRefresh: loadMore)
      }

      private func reload() { model.reloads += 1 }
      private func loadMore() { model.loads += 1 }
    }

    private struct Top: View {
      @Environment(\.headerRefreshData) private var data

      var body: some View {
        Text(word).frame(height: 70).scaleEffect(0.5 + data.progress / 2)
      }

      private var word: String {
        switch data.refreshState {
        case .stopped: "Stopped"
        case .triggered: "Triggered"
        case .loading: "Loading"
        case .invalid: "Invalid"
        }
      }
    }

    private struct Bottom: View {
      @Environment(\.footerRefreshData) private var footerRefreshData

      var body: some View {
        Text(footerRefreshData.refreshState == .loading ? "More is coming" : "More").frame(height: 40)
      }
    }

    private func top(_ screen: Screen) -> Double { Double(screen.frame(of: "Row 0")?.minY ?? .nan) }

    @Test("During a pull, the header's opacity equals the progress of the pull")
    func theHeaderIsAsOpaqueAsItsPull() async throws {
      let model = Model()
      let screen = await Screen(Shape(model: model), frames: 8)
      let rest = top(screen)
      #expect(screen.seen("Text \"Stopped\"") == nil)
      screen.touchDown(at: screen.middle)
      var seen = 0
      while top(screen) - rest < 66 {
        await screen.drag(by: CGSize(width: 0, height: 4), over: 1.0 / 60)
        await screen.frames(1)
        let progress = (top(screen) - rest) / 70
        guard progress > 0.15, progress < 1, let header = screen.seen("Text \"Stopped\"") else { continue }
        #expect(abs(header.opacity - progress) < 0.011)
        #expect(abs(header.scale - (0.5 + progress / 2)) < 0.011)
        // The header is at the top of the scroll view's content, above the rows.
        #expect(header.frame.midY == -35)
        seen += 1
      }
      #expect(seen > 8)
      await screen.drag(by: CGSize(width: 0, height: 200), over: 0.3)
      await screen.frames(2)
      #expect(screen.seen("Text \"Triggered\"")?.opacity == 1)
      #expect(model.reloads == 0)
      await screen.lift(wait: 1)
      #expect(model.reloads == 1 && model.isReloading)
      #expect(screen.seen("Text \"Loading\"")?.opacity == 1)
      #expect(abs(top(screen) - rest - 70) < 0.1)
      model.isReloading = false
      await screen.wait(1)
      #expect(abs(top(screen) - rest) < 0.1)
      #expect(!Screen.knowsFeedback || screen.haptics == 1)
    }

    /// While the footer loads, the header's action cannot start.
    @Test("If its action cannot start, the header fades while the content returns to rest")
    func aHeaderThatCannotBePulledGoesHomeWithTheContent() async throws {
      let model = Model()
      let screen = await Screen(Shape(model: model), frames: 8)
      let rest = top(screen)
      model.isLoadingMore = true
      await screen.wait(1)
      await screen.pull(by: 300, over: 0.5)
      await screen.frames(8)
      #expect(screen.seen("Text \"Invalid\"")?.opacity == 1)
      screen.lift()
      var last = 1.0
      for _ in 0..<60 {
        await screen.frames(1)
        let opacity = screen.seen("Text \"Invalid\"")?.opacity ?? 0
        let share = min(max((top(screen) - rest) / 70, 0), 1)
        #expect(abs(opacity - share) < 0.15 && last - opacity < 0.25)
        last = opacity
      }
      #expect(last == 0 && model.reloads == 0)
    }

    /// The header is above a large title during the pull, and below it while the action runs.
    @Test(.enabled(if: Screen.hasFingers), arguments: [Ends.both, .header])
    func aHeaderIsNeverOverALargeTitle(ends: Ends) async throws {
      let model = Model()
      let screen = await Screen(
        NavigationStack {
          Shape(model: model, ends: ends).navigationTitle("Feed").navigationBarTitleDisplayMode(.large)
        }, frames: 20)
      let rest = (row: top(screen), title: try #require(screen.frame(of: "Feed")))
      screen.touchDown(at: screen.middle)
      var seen = 0
      for _ in 0..<30 {
        await screen.drag(by: CGSize(width: 0, height: 14), over: 1.0 / 60)
        await screen.frames(1)
        let title = try #require(screen.frame(of: "Feed"))
        guard let header = screen.frame(of: "Stopped") ?? screen.frame(of: "Triggered") else { continue }
        #expect(header.maxY <= title.minY + 0.5)
        seen += 1
      }
      #expect(seen > 8)
      await screen.lift(wait: 1)
      let title = try #require(screen.frame(of: "Feed"))
      let header = try #require(screen.frame(of: "Loading"))
      #expect(abs(title.maxY - rest.title.maxY) < 0.5)
      #expect(header.minY >= title.maxY - 0.5 && header.maxY <= top(screen) + 0.5)
      model.isReloading = false
      await screen.wait(1)
      #expect(abs(top(screen) - rest.row) < 0.1 && screen.frame(of: "Stopped") == nil)
    }

    /// Every case declares the actions of both edges.
    @Test("An edge can be pulled only if it has a header or a footer", arguments: Ends.allCases)
    func onlyWhatIsGivenIsPulled(ends: Ends) async {
      let model = Model()
      let screen = await Screen(Shape(model: model, ends: ends), frames: 8)
      await screen.pullAndRelease(by: 460, over: 0.8, wait: 1.5)
      #expect(model.reloads == (ends == .footer ? 0 : 1))
      model.isReloading = false
      await screen.wait(1.5)
      await screen.scroll(to: CGPoint(x: 0, y: 40 * 44 - 763), frames: 8)
      await screen.pullAndRelease(by: -460, over: 0.8, wait: 1.5)
      #expect(model.loads == (ends == .header ? 0 : 1))
      #expect(screen.texts.contains("More is coming") == (ends == .both || ends == .footer))
      model.isLoadingMore = false
      await screen.wait(1.5)
      #expect(screen.scrolls[0].insets == EdgeInsets())
    }
  }
#endif
