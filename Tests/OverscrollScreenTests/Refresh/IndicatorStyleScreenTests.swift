#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Indicator styles that read the environment and have state, as views do.
  @MainActor @Suite(.onScreen, .serialized) struct IndicatorStyleScreenTests {
    /// The ways to set the style.
    enum Way: CaseIterable { case environment, anyInEnvironment, component, nested }

    private func screen(_ work: Work, _ way: Way) -> Screen {
      let rows = RowStack()
      let screen =
        switch way {
        case .environment:
          Screen(
            RefreshableScrollView {
              try await work.run()
            } content: {
              rows
            }
            .refreshIndicatorStyle(MoodStyle()).environment(\.mood, "calm"))
        case .anyInEnvironment:
          Screen(chosen(work: work, style: MoodStyle()).environment(\.mood, "calm"))
        case .component:
          Screen(
            RefreshableScrollView(edges: [(.top, declaration(work))], content: rows).environment(
              \.mood, "calm"))
        case .nested:
          Screen(
            RefreshableScrollView {
              try await work.run()
            } content: {
              rows
            }
            .refreshIndicatorStyle(Framed(inner: MoodStyle())).environment(\.mood, "calm"))
        }
      return screen
    }

    private func declaration(_ work: Work) -> EdgeOptions {
      let action: RefreshController.Action = { _ in
        try await work.run()
        return .success
      }
      return EdgeOptions(.standard, action: .run(action), style: { MoodStyle() })
    }

    @Test("The indicator moves in the same frame as the content", .enabled(if: Screen.hasFingers))
    func theIndicatorIsNotLate() async {
      let screen = await Screen(
        RefreshableScrollView {
        } content: {
          RowStack()
        }
        .refreshIndicatorStyle(.text), frames: 5)
      await screen.drag(from: CGPoint(x: 195, y: 300), by: CGSize(width: 0, height: 40), over: 0.2)
      // The indicator's text may change some frames later, but its position must not.
      func positions() -> [CGFloat?] {
        let words = screen.frame(of: "Pull to refresh") ?? screen.frame(of: "Release to refresh")
        return [screen.frame(of: "Row 0")?.minY, words?.minY]
      }
      var seen: Set<CGFloat> = []
      for _ in 0..<30 {
        screen.move(to: CGPoint(x: 195, y: screen.position(of: 0).y + 12))
        await screen.frames(1)
        let now = positions()
        await screen.frames(5)
        #expect(positions() == now)
        if let words = now[1] { seen.insert(words) }
      }
      #expect(seen.count > 10)
      await screen.lift(wait: 1)
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: Way.allCases)
    func aStyleReadsTheEnvironmentAndKeepsState(way: Way) async {
      let work = Work()
      let screen = screen(work, way)
      await screen.frames(5)
      for start in 1...2 {
        await screen.pullAndRelease(by: 300, wait: 1)
        #expect(screen.texts.contains("Plain calm: appeared 1, started \(start)"))
        await screen.wait(2, after: work.succeed)
      }
      #expect(work.starts == 2)
    }

    /// The state of a style belongs to the style's type.
    ///
    /// A new value of the same type keeps the state. A style of a different type begins with new state.
    @Test("A style of a different type begins with new state", .enabled(if: Screen.hasFingers))
    func aStyleThatIsAnotherBeginsAnew() async {
      let work = Work()
      let screen = await Screen(chosen(work: work, style: MoodStyle()), frames: 5)
      await screen.pullAndRelease(by: 300, wait: 1)
      #expect(screen.texts.contains("Plain none: appeared 1, started 1"))
      await screen.replace(chosen(work: work, style: MoodStyle(name: "Other"), mood: "glad"), frames: 2)
      #expect(screen.texts.contains("Other glad: appeared 1, started 1"))
      await screen.replace(chosen(work: work, style: .text, mood: "glad"), frames: 2)
      #expect(!screen.texts.contains { $0.contains("appeared") })
      await screen.replace(chosen(work: work, style: MoodStyle(), mood: "sad"), frames: 2)
      #expect(screen.texts.contains("Plain sad: appeared 1, started 0"))
      await screen.wait(2, after: work.succeed)
    }

    /// The scaled metrics of a style grow with the text size.
    @Test(.enabled(if: Screen.hasFingers)) func aStylesMetricsFollowTheSizeOfText() async {
      func width(_ size: DynamicTypeSize) async -> CGFloat? {
        let work = Work()
        let screen = await Screen(
          RefreshableRows(work: work)
            .refreshIndicatorStyle(MoodStyle()),
          frames: 5,
          environment: { $0.dynamicTypeSize = size })
        await screen.pullAndRelease(by: 300, wait: 1)
        guard let start = screen.frame(of: "from"), let end = screen.frame(of: "to") else { return nil }
        return end.minX - start.maxX
      }
      let (plain, large) = (await width(.large), await width(.accessibility5))
      #expect(plain.map { abs($0 - 40) < 0.5 } == true)
      #expect(large.map { $0 > 60 } == true)
    }
  }

  /// A view whose style is chosen at run time.
  @MainActor private func chosen(
    work: Work, style: any RefreshIndicatorStyle, mood: String = "none"
  ) -> some View {
    RefreshableRows(work: work)
      .refreshIndicatorStyle(style)
      .transformEnvironment(\.mood) { if mood != "none" { $0 = mood } }
  }

  /// A style that uses the property wrappers of a view.
  private struct MoodStyle: RefreshIndicatorStyle {
    var name = "Plain"
    @Environment(\.mood) private var mood
    @State private var appearances = 0
    @State private var starts = 0
    @ScaledMetric(relativeTo: .body) private var width = 40.0

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("\(name) \(mood): appeared \(appearances), started \(starts)")
        HStack(spacing: 0) {
          Text("from")
          Color.clear.frame(width: width, height: 1)
          Text("to")
        }
      }
      .onAppear { appearances += 1 }
      .onChange(of: configuration.isRefreshing) { if $0 { starts += 1 } }
    }
  }

  /// A style that adds padding around another style.
  private struct Framed<Inner: RefreshIndicatorStyle>: RefreshIndicatorStyle {
    let inner: Inner

    func makeBody(configuration: Configuration) -> some View {
      inner.makeBody(configuration: configuration).padding(2)
    }
  }

  extension EnvironmentValues {
    fileprivate var mood: String {
      get { self[MoodKey.self] }
      set { self[MoodKey.self] = newValue }
    }
  }

  private struct MoodKey: EnvironmentKey {
    static let defaultValue = "none"
  }
#endif
