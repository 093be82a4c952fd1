#if canImport(SwiftUI)
  import Combine
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI

  /// A screen with the view of one of the articles.
  @MainActor struct ArticleFace: View {
    enum Kind: Sendable { case completion, binding, threads, headerFooter }

    let kind: Kind
    let rows: [Row]
    @ObservedObject var model: ArticleModel
    @State private var yOffset: CGFloat = 0

    var body: some View {
      switch kind {
      case .completion:
        RefreshableScrollView(onRefresh: { complete in
          await model.run()
          await complete()
        }) {
          RowStack(rows: rows)
        }
      case .binding:
        RefreshableScrollView(refreshing: $model.isLoading) { RowStack(rows: rows) }
      case .threads:
        List(rows) { row in
          Text(row.title).frame(height: 100).if(row.id == 0) { $0.onChangeOffsetY { yOffset = $0 } }
        }
        .listStyle(.plain)
        .safeAreaInset(edge: .top, spacing: 0) {
          RefreshIconView(yOffset: $yOffset, refreshAction: { await model.run() }) { _ in Text("Logo") }
        }
      case .headerFooter:
        ScrollView {
          PullToRefreshView(header: Text("Header").frame(height: 60)) { RowStack(rows: rows) }
        }
        .addPullToRefresh(isHeaderRefreshing: $model.isLoading) {}
      }
    }
  }

  /// A model whose action records the overscroll at each start, and runs until `finish()`.
  @MainActor final class ArticleModel: ObservableObject {
    @Published var isLoading = false {
      didSet { if isLoading && !oldValue { starts.append(position()) } }
    }
    private(set) var starts: [Double] = []
    var position: () -> Double = { 0 }
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func run() async {
      starts.append(position())
      await withCheckedContinuation { waiting.append($0) }
    }

    func finish() {
      waiting.forEach { $0.resume() }
      waiting = []
      isLoading = false
    }
  }

  /// A simulated finger on the screen of an article, which also measures the content's overscroll.
  @MainActor final class ArticleDriver {
    let screen: Screen
    private let model = ArticleModel()
    private var restingPosition = 0.0

    init(_ kind: ArticleFace.Kind, rows: Int = 22) {
      screen = Screen(ArticleFace(kind: kind, rows: Row.rows(0..<rows), model: model))
      model.position = { [weak self] in self?.overscroll ?? 0 }
    }

    /// The overscroll at the time of each start, in pt.
    var starts: [Double] { model.starts }
    /// The distance of the first row from its position at rest, in pt.
    var overscroll: Double { top - restingPosition }
    private var top: Double { screen.frame(of: "Row 0").map { Double($0.minY) } ?? -10_000 }

    func rest() async {
      await screen.frames(8)
      restingPosition = top
    }

    func finish() { model.finish() }

    func pull(by distance: CGFloat, over seconds: Double) async {
      await screen.pull(by: distance, over: seconds, from: CGPoint(x: 195, y: 300))
    }

    /// Pulls slowly until the content has reached an overscroll, in pt.
    func pull(toOverscroll overscroll: Double) async {
      screen.touchDown(at: CGPoint(x: 195, y: 300))
      while self.overscroll < overscroll { await move(by: 6, over: 1.0 / 60) }
    }

    func move(by distance: CGFloat, over seconds: Double) async {
      await screen.drag(by: CGSize(width: 0, height: distance), over: seconds)
    }
  }
#endif
