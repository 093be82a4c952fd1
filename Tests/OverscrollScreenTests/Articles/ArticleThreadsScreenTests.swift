#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Foundation
  import OverscrollArticles
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The view of the fourth article, compared with the sizes and the behavior that the article describes.
  @MainActor @Suite(.onScreen, .serialized)
  struct ArticleThreadsScreenTests {
    /// A model that records the states for which the header was drawn.
    ///
    /// Its action runs until `finish()`.
    private final class Model {
      var drawn: [RefreshState] = []
      var starts = 0
      var waiting: CheckedContinuation<Void, Never>?

      func finish() {
        waiting?.resume()
        waiting = nil
      }
    }

    /// A view as in the article, with its labels, its two closures and its helper functions.
    private struct Shape: View {
      let model: Model
      @Environment(\.safeAreaInsets) private var bars
      @State private var firstRow: CGFloat = 0

      private let names = Array((0..<30).map { "Name \($0)" }.enumerated())
      private let header = RefreshConfig()

      var body: some View {
        List(names, id: \.element) { index, name in
          Text(name).frame(height: 96).padding(.leading).listRowInsets(.zero)
            .if(index == names.startIndex) { row in
              row.onChangeOffsetY { firstRow = $0 }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
          RefreshIconView(yOffset: $firstRow, config: header, headerInset: header.headerHeight + bars.top) {
            model.starts += 1
            await withCheckedContinuation { model.waiting = $0 }
          } refreshView: { state in
            Icon(state: state, model: model)
          }
        }
        .listStyle(.plain)
      }
    }

    /// An icon as in the article, with one view for each mode, a state property and a task.
    private struct Icon: View {
      @Binding var state: RefreshState
      let model: Model
      @State private var isLarge = false

      var body: some View {
        let _ = model.drawn.append(state)
        Group {
          switch state.mode {
          case .notRefreshing: image("moon.stars")
          case .pulling: image("sun.max").rotationEffect(.degrees(state.dragPosition * 360))
          case .refreshing:
            image("bird").scaleEffect(isLarge ? 1.5 : 1).task { withAnimation { isLarge = true } }
          }
        }
      }

      private func image(_ name: String) -> some View {
        Image(systemName: name).resizable().frame(width: 48, height: 48)
      }
    }

    private func top(_ screen: Screen) -> Double { Double(screen.frame(of: "Name 0")?.minY ?? .nan) }
    /// The y position of the header's center at rest, below a bar of 47 pt.
    ///
    /// `rest` is the y position of the first row's text at rest.
    private let middle: Double = 47 + 40
    private let rest: Double = 47 + 80 + (96 - 22) / 2

    @Test func theHeaderMovesDownWithTheContent() async throws {
      let model = Model()
      let screen = await Screen(Shape(model: model), frames: 8)
      #expect(abs(top(screen) - rest) < 0.1)
      #expect(abs((screen.seen("Symbol \"moon.stars\"")?.frame.midY ?? 0) - middle) < 0.1)
      screen.touchDown(at: screen.middle)
      var turned = 0
      for _ in 0..<40 where model.starts == 0 {
        await screen.drag(by: CGSize(width: 0, height: 4), over: 1.0 / 60)
        await screen.frames(1)
        guard let sun = screen.seen("Symbol \"sun.max\"") else { continue }
        let position = min((top(screen) - rest) / 100, 1)
        #expect(sun.frame.size == CGSize(width: 48, height: 48))
        #expect(abs(sun.frame.midY - middle - 80 * position) < 0.2)
        #expect(abs(sun.degrees - 360 * position) < 0.5)
        turned += 1
      }
      #expect(turned > 20)
    }

    /// The list is found one frame after its first row has reported its position below the bar.
    @Test("Under a navigation title, the header is at its rest position")
    func theHeaderStandsAtItsPlaceUnderATitle() async throws {
      let model = Model()
      let screen = await Screen(
        NavigationStack {
          Shape(model: model).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }, frames: 8)
      let moon = try #require(screen.seen("Symbol \"moon.stars\""))
      #expect(abs(moon.frame.midY - middle - 54) < 0.1)
      #expect(model.drawn.last == RefreshState())
    }

    @Test func thePositionFollowsTheContentWhileItRefreshes() async throws {
      let model = Model()
      let screen = await Screen(Shape(model: model), frames: 8)
      await screen.pull(by: 400, over: 1)
      await screen.frames(8)
      #expect(model.starts == 1)
      let held = try #require(screen.seen("Symbol \"bird\""))
      #expect(abs(held.frame.midY - middle - 80) < 0.1)
      screen.lift()
      for _ in 0..<20 {
        await screen.frames(1)
        let bird = try #require(screen.seen("Symbol \"bird\""))
        let position = min(max((top(screen) - rest) / 100, 0), 1)
        #expect(abs(bird.frame.midY - middle - 80 * position) < 8)
      }
      await screen.wait(1)
      let home = try #require(screen.seen("Symbol \"bird\""))
      #expect(abs(home.frame.midY - middle) < 0.1)
      // The scale shows that the icon's state and its task have worked.
      #expect(home.scale == 1.5)
      #expect(model.drawn.last == RefreshState(mode: .refreshing, dragPosition: 0))
      model.finish()
      await screen.wait(1)
      #expect(model.drawn.last == RefreshState())
      #expect(screen.seen("Symbol \"moon.stars\"")?.opacity == 1)
    }

    @Test func theHeaderFadesWhenItCannotRefreshAndBack() async throws {
      let model = Model()
      let screen = await Screen(Shape(model: model), frames: 8)
      #expect(screen.seen("Symbol")?.opacity == 1)
      screen.touchDown(at: screen.middle)
      while model.starts == 0 { await screen.drag(by: CGSize(width: 0, height: 6), over: 1.0 / 60) }
      let fading = await opacities(screen)
      #expect(fading.count { $0 > 0.61 && $0 < 0.99 } > 5)
      #expect(fading == fading.sorted(by: >))
      #expect(fading.last == 0.6)
      await screen.lift(wait: 1)
      model.finish()
      await screen.frames(2)
      let back = await opacities(screen)
      #expect(back.count { $0 > 0.61 && $0 < 0.99 } > 5)
      #expect(back == back.sorted())
      #expect(back.last == 1)
      #expect(!Screen.knowsFeedback || screen.haptics == 1)
    }

    private func opacities(_ screen: Screen) async -> [Double] {
      var result: [Double] = []
      for _ in 0..<80 {
        await screen.frames(1)
        result.append(screen.seen("Symbol")?.opacity ?? .nan)
      }
      return result
    }

    /// Until the content is at rest, the mode stays `pulling`, so the icon does not jump to its upright
    /// position.
    @Test("After a pull below the threshold, the icon turns back while the content returns")
    func aPullThatIsLetGoTooEarlyTurnsBack() async {
      let model = Model()
      let screen = await Screen(Shape(model: model), frames: 8)
      await screen.pullAndRelease(by: 130)
      model.drawn = []
      await screen.wait(1)
      let away = model.drawn.filter { $0.dragPosition > 0.02 }
      #expect(away.count > 5)
      #expect(away.allSatisfy { $0.mode == .pulling })
      #expect(model.drawn.last == RefreshState())
      #expect(model.starts == 0)
    }

    /// The names of the article's types, except for types that have the same name as Apple's types.
    @Test func typesHaveTheArticlesNames() {
      var config = RefreshIconView<Text>.Config(refreshAt: 90, headerHeight: 70, resetPoint: 4)
      config.refreshAt += CGFloat(10)
      #expect(config == RefreshConfig(refreshAt: 100, headerHeight: 70, resetPoint: 4))
      let action: RefreshIconView<Text>.RefreshAction = {}
      let header = RefreshIconView(
        yOffset: .constant(0), config: config, headerInset: 0, refreshAction: action
      ) { (state: Binding<RefreshState>) in Text("\(Int(state.wrappedValue.dragPosition))") }
      let screen = Screen(header)
      #expect(screen.texts == ["0"])
      #expect(EdgeInsets.zero == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    }
  }
#endif
