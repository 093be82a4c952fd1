#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The position from which a pull of an article's view is measured, and a second pull before rest.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ArticleEdgeScreenTests {
    enum Title: CaseIterable { case none, inline, large, pushedInline, pushedLarge }

    /// The scroll views below one header; without exactly one, the header reads the position of a row.
    enum Lists: CaseIterable { case scrollViews, lists, stacked }

    @MainActor private final class Model: ObservableObject {
      @Published var isPushed = false
      var starts: [CGFloat] = []
      var position: () -> CGFloat = { 0 }
    }

    private struct Threads: View {
      let title: Title
      let lists: Lists
      @ObservedObject var model: Model
      @Environment(\.safeAreaInsets) private var insets
      @State private var yOffset: CGFloat = 0

      var body: some View {
        switch title {
        case .none: columns
        case .inline, .large: NavigationStack { titled }
        case .pushedInline, .pushedLarge:
          NavigationStack {
            Text("Root").navigationTitle("Root").navigationDestination(isPresented: $model.isPushed) {
              titled
            }
          }
        }
      }

      private var titled: some View {
        columns.navigationTitle("Threads").navigationBarTitleDisplayMode(
          title == .large || title == .pushedLarge ? .large : .inline)
      }

      private var columns: some View {
        Group {
          switch lists {
          case .scrollViews:
            HStack(spacing: 0) {
              scroll("Row")
              scroll("Other")
            }
          case .lists:
            HStack(spacing: 0) {
              List(0..<30, id: \.self) { row("Row", $0).listRowInsets(.zero) }.listStyle(.plain)
              scroll("Other")
            }
          case .stacked:
            VStack(spacing: 0) {
              scroll("Row")
              scroll("Other").frame(height: 100)
            }
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
          RefreshIconView(yOffset: $yOffset, headerInset: insets.top + 80) {
            model.starts.append(model.position())
          } refreshView: { _ in
            Text("Logo")
          }
        }
      }

      private func scroll(_ name: String) -> some View {
        ScrollView { VStack(spacing: 0) { ForEach(0..<30, id: \.self) { row(name, $0) } } }
      }

      private func row(_ name: String, _ index: Int) -> some View {
        Text("\(name) \(index)").frame(maxWidth: .infinity, minHeight: 60).if(name == "Row" && index == 0) {
          $0.onChangeOffsetY { yOffset = $0 }
        }
      }
    }

    private func top(_ screen: Screen) -> CGFloat { screen.frame(of: "Row 0")?.midY ?? .nan }

    /// The layout of a new screen moves the first row more than once.
    @Test(
      "The fourth article's action starts at 100 pt, also with two scroll views below one header",
      arguments: Title.allCases, Lists.allCases)
    func threads(title: Title, lists: Lists) async {
      let model = Model()
      let screen = await Screen(Threads(title: title, lists: lists, model: model), wait: 1)
      model.isPushed = title == .pushedInline || title == .pushedLarge
      await screen.wait(1)
      let rest = top(screen)
      await expectStart(screen, model, rest: rest)
      await screen.lift(wait: 1.5)
      #expect(model.starts.count == 1 && abs(top(screen) - rest) < 0.1)
    }

    /// Pulls slowly, and expects the action to start at 100 pt from rest.
    private func expectStart(_ screen: Screen, _ model: Model, rest: CGFloat) async {
      model.position = { [weak screen] in screen.map { self.top($0) - rest } ?? .nan }
      screen.touchDown(at: CGPoint(x: 100, y: 400))
      while model.starts.isEmpty, top(screen) - rest < 140 {
        await screen.drag(by: CGSize(width: 0, height: 4), over: 1.0 / 60)
      }
      await screen.frames(2)
      let start = model.starts.first ?? .nan
      #expect(start >= 99.9 && start < 104, "\(start)")
    }

    /// A user who scrolls does not change the edge.
    @Test("After a scroll, the fourth article's action still starts at 100 pt", arguments: Lists.allCases)
    func scrolled(lists: Lists) async {
      let model = Model()
      let screen = await Screen(Threads(title: .inline, lists: lists, model: model), wait: 1)
      let rest = top(screen)
      for distance in [-20.0, -40, 8, 60] {
        await screen.pull(by: distance, over: 0.3, from: CGPoint(x: 100, y: 400))
        await screen.lift(after: 10, wait: 1)
      }
      #expect(abs(top(screen) - rest) < 0.1 && model.starts == [])
      await expectStart(screen, model, rest: rest)
    }

    @Test("A pull that begins within 1 pt of rest starts the action", arguments: ArticleScreenTests.faces)
    func again(face: ArticleScreenTests.Face) async {
      let driver = ArticleDriver(face.kind)
      await driver.rest()
      await driver.pull(by: 460, over: 0.8)
      driver.finish()
      await driver.screen.frames(8)
      driver.screen.lift()
      await driver.screen.frames(2)
      driver.finish()
      // The action has ended, and the content returns.
      for _ in 0..<240 where driver.overscroll > 0.9 { await driver.screen.frames(1) }
      #expect(driver.starts.count == 1 && driver.overscroll < 0.9, "\(driver.overscroll)")
      await driver.pull(by: 460, over: 0.8)
      await driver.screen.frames(8)
      driver.screen.lift()
      await driver.screen.frames(2)
      #expect(driver.starts.count == 2)
    }

    /// The pages of the articles describe VoiceOver's action and announcements.
    @Test(
      "VoiceOver has the action of each article, and announces its start and its end",
      .enabled(if: Screen.knowsFeedback), arguments: ArticleScreenTests.faces)
    func voiceOver(face: ArticleScreenTests.Face) async {
      let driver = ArticleDriver(face.kind)
      await driver.rest()
      await driver.screen.perform("Refresh", wait: 1)
      #expect(driver.screen.announcements.count == 1, "\(driver.screen.announcements)")
      driver.finish()
      await driver.screen.wait(2)
      #expect(driver.screen.announcements.count == 2, "\(driver.screen.announcements)")
    }

    private struct Reading: View {
      @State private var origin = CGPoint.zero

      var body: some View {
        RefreshableScrollView(onRefresh: { complete in await complete() }) {
          RowStack()
            .background {
              GeometryReader { proxy in
                Color.clear.preference(
                  key: OffsetPreferenceKey.self, value: proxy.frame(in: .named("scrollView")).origin)
              }
            }
            .onPreferenceChange(OffsetPreferenceKey.self) { offset in
              MainActor.assumeIsolated { origin = offset }
            }
        }
        .overlay { Text("At \(Int(origin.y.rounded()))") }
      }
    }

    @Test("The first article's content reads its offset in the space named scrollView")
    func space() async {
      let screen = await Screen(
        VStack(spacing: 0) {
          Color.clear.frame(height: 100)
          Reading()
        }, frames: 10)
      #expect(screen.texts.contains("At 0"), "\(screen.texts)")
      await screen.pull(by: -210, over: 0.5)
      await screen.frames(8)
      let offset = Int(screen.scrolls[0].offset.y.rounded())
      #expect(offset > 150 && screen.texts.contains("At -\(offset)"), "\(offset)")
    }
  }
#endif
