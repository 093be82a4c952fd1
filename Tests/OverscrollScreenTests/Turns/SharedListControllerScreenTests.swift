#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Two lists that share one controller.
  ///
  /// The newest list uses the shared controller. The earlier list continues with a private controller.
  @MainActor @Suite(.onScreen, .serialized) struct SharedListControllerScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<100)
      @Published var hasSecond = false
    }

    /// A list with an optional second list below it.
    @MainActor private struct Two: View {
      @ObservedObject var model: Model
      let controller: ListController
      var isDriven = false
      var anchor: Edge?
      var work: Work?

      var body: some View {
        VStack(spacing: 0) {
          if let work {
            list("A").pullToRefresh { try await work.run() }.frame(height: 300)
          } else {
            list("A").frame(height: 300)
          }
          if model.hasSecond { list("B").frame(height: 300) }
        }
        .frame(height: 600, alignment: .top)
        .listAnchor(anchor)
        .listScrolling(isDriven ? .driven : .native)
      }

      private func list(_ name: String) -> some View {
        VerticalList(model.rows, controller: controller) { row in
          Text("\(name)\(row.id)").frame(height: 30 + CGFloat(row.id % 5) * 20)
        }
      }
    }

    private func screen(_ two: Two) async -> Screen {
      await Screen(two, size: CGSize(width: 400, height: 600), safeArea: EdgeInsets(), wait: 0.5)
    }

    /// Returns the visible rows of the first list with their positions.
    private func first(_ screen: Screen) -> [String: CGFloat] {
      let names = screen.texts.filter { $0.hasPrefix("A") }
      return Dictionary(
        names.map { ($0, screen.frame(of: $0)?.midY.rounded() ?? .nan) }, uniquingKeysWith: { one, _ in one })
    }

    @Test("When the data shrinks, both lists show the new data", arguments: [false, true])
    func theDataMayShrink(isDriven: Bool) async {
      let model = Model()
      model.hasSecond = true
      let screen = await screen(Two(model: model, controller: ListController(), isDriven: isDriven))
      #expect(screen.texts.contains("A3") && screen.texts.contains("B3"))
      model.rows = Row.rows(0..<2)
      await screen.wait(0.5)
      #expect(Set(screen.texts) == ["A0", "A1", "B0", "B1"])
      model.rows = []
      await screen.wait(0.5)
      #expect(screen.texts == [])
      model.rows = Row.rows(0..<50)
      await screen.wait(0.5)
      #expect(screen.texts.contains("A3") && screen.texts.contains("B3"))
    }

    /// A second list appears, scrolls and disappears.
    ///
    /// The rows of the first list do not move, and a warning is logged.
    @Test(
      "If a second list uses its controller, the first list stays at its position",
      arguments: [false, true], [nil, Edge.bottom])
    func theFirstListStaysWhereItIs(isDriven: Bool, anchor: Edge?) async {
      let (model, controller) = (Model(), ListController())
      let screen = await screen(Two(model: model, controller: controller, isDriven: isDriven, anchor: anchor))
      if anchor == nil {
        await controller.jump(to: 50, anchor: .topLeading, on: screen)
      }
      let log = WarningRecorder()
      defer { log.end() }
      let before = first(screen)
      #expect(before["A50"] != nil || before["A99"] != nil)
      model.hasSecond = true
      await screen.wait(0.5)
      #expect(first(screen) == before, "after the second list appeared")
      await controller.jump(to: 20, anchor: .topLeading, on: screen)
      #expect(screen.texts.contains("B20"))
      #expect(first(screen) == before, "after the second list was scrolled")
      await screen.wait(1)
      #expect(log.warnings == [.controllerOfTwoLists])
      model.hasSecond = false
      await screen.wait(0.5)
      #expect(first(screen) == before, "after the second list disappeared")
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: [false, true])
    func theFirstListIsScrolledByAFinger(isDriven: Bool) async {
      let (model, controller) = (Model(), ListController())
      let screen = await screen(Two(model: model, controller: controller, isDriven: isDriven))
      model.hasSecond = true
      await screen.wait(0.5)
      for round in 1...4 {
        let before = first(screen)
        await screen.fling(by: -200, from: CGPoint(x: 200, y: 250), wait: 3)
        #expect(!first(screen).isEmpty && first(screen) != before, "fling \(round): \(screen.texts)")
      }
      #expect(screen.texts.contains("B0") && controller.visibleRange.contains(0))
    }

    @Test(
      "The refresh of the first list continues while a second list appears and disappears",
      .enabled(if: Screen.hasFingers))
    func aRefreshGoesOn() async {
      let (model, work) = (Model(), Work())
      let screen = await screen(Two(model: model, controller: ListController(), work: work))
      await screen.pullAndRelease(by: 280, from: CGPoint(x: 200, y: 10), wait: 1)
      #expect(work.starts == 1 && screen.scrolls[0].insets.top == 60)
      let before = first(screen)
      for isThere in [true, false] {
        model.hasSecond = isThere
        await screen.wait(0.5)
        #expect(screen.scrolls[0].insets.top == 60 && first(screen) == before)
      }
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[0].insets.top == 0 && screen.scrolls[0].offset.y == 0)
    }
  }
#endif
