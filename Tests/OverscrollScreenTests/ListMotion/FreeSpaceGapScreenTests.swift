#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import OverscrollArticles
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A gap at an end of content of every height, in every scroll view and under every title.
  ///
  /// `FreeSpaceGapTests` tests the rule in the engine, also for content that the engine scrolls. Only the
  /// stage, the model of SwiftUI on Linux, knows the heights of the bars.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct FreeSpaceGapScreenTests {
    enum Host: CaseIterable { case scrollView, list, native, chat, article }
    enum Title: CaseIterable {
      case none, inline, large

      /// The top of the content at rest, in pt.
      var top: CGFloat {
        switch self {
        case .none: 47
        case .inline: 101
        case .large: 153.5
        }
      }
    }
    /// The height of the content.
    enum Height: CaseIterable {
      case empty, threeRows, full, almostFull, slightlyLong, long

      /// The heights of the rows in a viewport, in pt.
      func rows(in viewport: CGFloat) -> [CGFloat] {
        switch self {
        case .empty: []
        case .threeRows: [44, 44, 44]
        case .full: [44, 44, viewport.rounded(.down) - 88]
        case .almostFull: [44, 44, viewport - 118]
        case .slightlyLong: [44, 44, viewport - 58]
        case .long: Array(repeating: 44, count: 40)
        }
      }
    }
    /// The action of the end edge: by a pull, or by coming near.
    enum Start: CaseIterable { case pull, approach }

    struct Scene: CustomTestStringConvertible, Sendable {
      let host: Host
      let title: Title
      let edge: Edge
      var start = Start.pull
      var testDescription: String { "\(host), \(title), \(edge), \(start)" }
    }

    nonisolated static let scenes = Host.allCases.flatMap { host in
      Title.allCases.flatMap { title in
        [Edge.top, .bottom].flatMap { edge in
          Start.allCases.filter { $0 == .pull || (edge == .bottom && host != .article) }
            .map { Scene(host: host, title: title, edge: edge, start: $0) }
        }
      }
    }

    @MainActor final class Model: ObservableObject {
      @Published var header = false
      @Published var footer = false
    }

    private struct Feed: View {
      let scene: Scene
      let heights: [CGFloat]
      let work: Work
      @ObservedObject var model: Model

      var body: some View {
        if scene.title == .none {
          scroll
        } else {
          NavigationStack {
            scroll.navigationTitle("Feed")
              .navigationBarTitleDisplayMode(scene.title == .large ? .large : .inline)
          }
        }
      }

      @ViewBuilder private var scroll: some View {
        switch scene.host {
        case .scrollView: started(ScrollView { stack })
        case .list:
          started(
            List(rows) { RowView(row: $0, height: heights[$0.id]).listRowInsets(EdgeInsets()) }
              .listStyle(.plain))
        case .native: started(list)
        case .chat: started(list).listAnchor(.bottom, alignment: .bottom)
        case .article:
          ScrollView {
            PullToRefreshView(
              header: Text("Header").frame(height: 60), footer: Text("Footer").frame(height: 60)
            ) { stack }
          }
          .addPullToRefresh(
            isHeaderRefreshing: $model.header, onHeaderRefresh: run, isFooterRefreshing: $model.footer,
            onFooterRefresh: run)
        }
      }

      private var rows: [Row] { Row.rows(0..<heights.count) }
      private var list: some View { VerticalList(rows) { RowView(row: $0, height: heights[$0.id]) } }
      private var stack: some View {
        VStack(spacing: 0) { ForEach(rows) { RowView(row: $0, height: heights[$0.id]) } }
          .frame(maxWidth: .infinity)
      }

      @ViewBuilder private func started(_ view: some View) -> some View {
        switch (scene.edge, scene.start) {
        case (.top, _): view.pullToRefresh { try await work.run() }
        case (_, .approach): view.loadMore { try await work.run() }
        case (_, .pull): view.loadMore(when: .release) { try await work.run() }
        }
      }

      private func run() {
        Task {
          try await work.run()
          (model.header, model.footer) = (false, false)
        }
      }
    }

    /// Returns the tops of all visible rows, in pt.
    private func tops(_ screen: Screen, _ heights: [CGFloat]) -> [Int: CGFloat] {
      var result: [Int: CGFloat] = [:]
      for (text, frame) in screen.textFrames {
        guard text.hasPrefix("Row "), let row = Int(text.dropFirst(4)) else { continue }
        result[row] = frame.midY - heights[row] / 2
      }
      return result
    }

    /// Returns the difference between the positions of a row, in pt.
    private func shift(_ before: [Int: CGFloat], _ after: [Int: CGFloat]) -> CGFloat? {
      before.keys.sorted().lazy.compactMap { row in after[row].map { $0 - before[row, default: 0] } }.first
    }

    @Test(
      "A gap moves the rows only by the part that exceeds the free space, and they return", arguments: scenes)
    func rows(_ scene: Scene) async throws {
      // Each height meets each container and edge under some title.
      let first = Self.scenes.firstIndex { $0.testDescription == scene.testDescription } ?? 0
      for (turn, height) in Height.allCases.enumerated() where (first + turn).isMultiple(of: 2) {
        try await check(scene, height)
      }
    }

    private func check(_ scene: Scene, _ height: Height) async throws {
      let (work, model, comment) = (Work(), Model(), Comment("\(height)"))
      let viewport = 810 - scene.title.top
      // The first two rows of a list are 12 pt higher than their views.
      let heights = height.rows(in: scene.host == .list ? viewport - 24 : viewport)
      let screen = await Screen(Feed(scene: scene, heights: heights, work: work, model: model), wait: 0.5)
      // A list may add space around its rows.
      let total = scene.host == .list ? screen.scrolls[0].contentSize.height : heights.reduce(0, +)
      let isLong = total > viewport + 0.5
      let free = max(0, viewport - total)
      // A chat begins at its end. Under a large title, a scroll to the end hides the title.
      // The flings are too short to pull.
      if isLong, (scene.edge == .bottom) != (scene.host == .chat) {
        for _ in 0..<(height == .long ? 8 : 1) {
          await screen.fling(by: scene.edge == .bottom ? -60 : 60, wait: 1.5)
        }
      }
      let home = tops(screen, heights)
      let title = screen.frame(of: "Feed")
      if scene.start == .pull {
        await screen.pullAndRelease(by: scene.edge == .top ? 420 : -420)
      }
      await screen.wait(1.5)
      #expect(work.isRunning, comment)
      let opened = tops(screen, heights)
      let room = (scene.edge == .top) == (scene.host == .chat) ? free : 0
      let gap = max(0, 60 - room)
      let moved: CGFloat = scene.start == .approach ? 0 : scene.edge == .top ? gap : -gap
      if !heights.isEmpty {
        let shift = try #require(self.shift(home, opened), comment)
        #expect(abs(shift - moved) < 0.6, "\(height): \(shift), not \(moved)")
      }
      if free >= 60, let first = opened[0] { #expect(first >= scene.title.top - 0.6, "\(height): \(first)") }
      // An indicator in the content shows that it is not covered.
      if scene.host == .article {
        let indicator = screen.frame(of: scene.edge == .top ? "Header" : "Footer")
        #expect(indicator.map { $0.minY > 90 - 50 && $0.maxY <= 811 } == true, comment)
      }
      work.succeed()
      var last = tops(screen, heights)
      for _ in 0..<120 {
        await screen.frames(1)
        let next = tops(screen, heights)
        if let step = shift(last, next) { #expect(abs(step) < 20, "\(height): a step of \(step)") }
        last = next
      }
      // A fling past an automatic load may end in its gap.
      if !isLong || scene.start == .pull, let shift = self.shift(home, last) {
        #expect(abs(shift) < 0.6, "\(height), at the end: \(shift)")
      }
      let after = screen.frame(of: "Feed")
      // A chat fills the viewport, so it may end below a visible or a hidden title.
      let isAmbiguous = isLong && (scene.start == .approach || scene.host == .chat)
      // The title follows the offset, which a list rounds to 1 pt.
      #expect(
        isAmbiguous || abs((after?.minY ?? 0) - (title?.minY ?? 0)) < 1,
        "\(height): the title \(title?.minY ?? 0) \(after?.minY ?? 0)")
      #expect(screen.scrolls.allSatisfy { $0.insets == EdgeInsets() }, comment)
    }
  }
#endif
