#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A scroll to an item that comes in the same turn, or later.
  @MainActor @Suite(.onScreen, .serialized) struct AwaitedItemScreenTests {
    private final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<40)
    }

    private struct Rows: View {
      @ObservedObject var model: Model
      let controller: ListController
      let isDriven: Bool

      var body: some View {
        VerticalList(model.rows, controller: controller) { RowView(row: $0, height: 60) }
          .listScrolling(isDriven ? .driven : .native)
      }
    }

    private func start(_ model: Model, _ controller: ListController, isDriven: Bool) async -> Screen {
      let screen = Screen(
        Rows(model: model, controller: controller, isDriven: isDriven), safeArea: EdgeInsets())
      await screen.wait(0.5)
      return screen
    }

    private func bottom(_ screen: Screen, of row: Int) -> CGFloat {
      (screen.frame(of: "Row \(row)")?.midY ?? .nan) + 30
    }

    @Test(arguments: [false, true], [false, true])
    func aRowIsAppendedAndScrolledTo(isDriven: Bool, byID: Bool) async {
      let (model, controller) = (Model(), ListController())
      let screen = await start(model, controller, isDriven: isDriven)
      for row in [40, 41] {
        model.rows.append(Row(id: row))
        if byID {
          controller.scrollTo(id: row, anchor: .bottom)
        } else {
          controller.scrollTo(index: row, anchor: .bottom)
        }
        await screen.wait(3)
        #expect(abs(bottom(screen, of: row) - 844) < 1, "\(screen.texts.suffix(2))")
      }
    }

    @Test(arguments: [false, true]) func aRowThatComesLaterIsScrolledToOnce(isDriven: Bool) async {
      let (model, controller) = (Model(), ListController())
      let screen = await start(model, controller, isDriven: isDriven)
      #expect(!controller.scrollTo(id: 99, anchor: .bottom))
      await screen.wait(1)
      #expect(screen.texts.first == "Row 0")
      model.rows.append(Row(id: 99))
      await screen.wait(3)
      #expect(abs(bottom(screen, of: 99) - 844) < 1)
      // Nothing is left that scrolls again.
      controller.scrollTo(.top)
      await screen.wait(2)
      model.rows.append(Row(id: 100))
      await screen.wait(2)
      #expect(screen.texts.first == "Row 0")
    }

    @Test(.enabled(if: Screen.hasFingers), arguments: [false, true])
    func aReaderWhoScrollsEndsTheWait(isDriven: Bool) async {
      let (model, controller) = (Model(), ListController())
      let screen = await start(model, controller, isDriven: isDriven)
      controller.scrollTo(id: 99, anchor: .bottom)
      await screen.pullAndRelease(by: -200)
      await screen.rest()
      let offset = controller.visibleRange.lowerBound
      model.rows.append(Row(id: 99))
      await screen.wait(3)
      #expect(controller.visibleRange.lowerBound == offset)
    }
  }
#endif
