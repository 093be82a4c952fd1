#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The selection of rows by taps, keys and a drag of two fingers.
  @MainActor @Suite(.onScreen, .serialized) struct SelectionScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<200)
      @Published var several: Set<Int> = []
      @Published var one: Int?
    }

    private struct Label: View {
      let row: Row
      @Environment(\.isListItemSelected) private var isSelected

      var body: some View { Text(isSelected ? "Chosen \(row.id)" : row.title).frame(height: 50) }
    }

    private struct Page: View {
      @ObservedObject var model: Model
      var isMultiple = true
      var scrolling = ListScrolling.native

      var body: some View {
        list.listScrolling(scrolling)
      }

      @ViewBuilder private var list: some View {
        if isMultiple {
          VerticalList(model.rows, selection: $model.several) { Label(row: $0) }
        } else {
          VerticalList(model.rows, selection: $model.one) { Label(row: $0) }
        }
      }
    }

    @Test(
      "A tap selects a row, also beside its text, and the row shows it",
      arguments: [ListScrolling.native, .driven])
    func tap(scrolling: ListScrolling) async throws {
      for isMultiple in [false, true] {
        let model = Model()
        let screen = await Screen(Page(model: model, isMultiple: isMultiple, scrolling: scrolling), wait: 0.3)
        let position = try screen.center(of: "Row 3")
        await screen.tap(CGPoint(x: 20, y: position.y), wait: 0.3)
        #expect(isMultiple ? model.several == [3] : model.one == 3)
        #expect(screen.frame(of: "Chosen 3") != nil)
        await screen.tap(try screen.center(of: "Row 5"), wait: 0.3)
        #expect(isMultiple ? model.several == [5] : model.one == 5)
        #expect(screen.frame(of: "Row 3") != nil)
      }
    }

    @Test("A selection of the app is shown, and a scroll keeps it")
    func app() async throws {
      let model = Model()
      let screen = await Screen(Page(model: model), wait: 0.3)
      model.several = [1, 2]
      await screen.wait(0.3)
      #expect(screen.frame(of: "Chosen 1") != nil && screen.frame(of: "Chosen 2") != nil)
      model.rows.remove(at: 0)
      await screen.wait(0.3)
      #expect(screen.frame(of: "Chosen 1") != nil)
      #expect(model.several == [1, 2])
    }

    @Test("In edit mode, each tap changes its row, and a mark shows it", .enabled(if: Screen.canPressKeys))
    func editMode() async throws {
      #if canImport(UIKit)
        let model = Model()
        let screen = await Screen(Page(model: model).environment(\.editMode, .constant(.active)), wait: 0.3)
        for id in [1, 3] {
          await screen.tap(try screen.center(of: "Row \(id)"), wait: 0.3)
        }
        #expect(model.several == [1, 3])
        await screen.tap(try screen.center(of: "Chosen 1"), wait: 0.3)
        #expect(model.several == [3])
      #endif
    }

    @Test(
      "Arrow keys select the next row, show it, and extend the selection with Shift",
      .enabled(if: Screen.canPressKeys), arguments: [ListScrolling.native, .driven])
    func arrows(scrolling: ListScrolling) async throws {
      let model = Model()
      let screen = await Screen(Page(model: model, scrolling: scrolling), wait: 0.3)
      screen.tap(try screen.center(of: "Row 0"))
      screen.focus("Chosen 0")
      await screen.wait(0.3)
      for _ in 0..<60 {
        #expect(screen.press(.downArrow))
        await screen.frames(3)
      }
      await screen.wait(0.3)
      #expect(model.several == [60])
      let frame = try #require(screen.frame(of: "Chosen 60"))
      #expect(frame.minY >= 47 && frame.maxY <= 810)
      #expect(screen.press(.downArrow, .shift))
      await screen.frames(3)
      #expect(screen.press(.downArrow, .shift))
      await screen.wait(0.3)
      #expect(model.several == [60, 61, 62])
      #expect(screen.press("a", .command))
      await screen.wait(0.3)
      #expect(model.several.count == 200)
      #expect(screen.press(.escape))
      await screen.wait(0.3)
      #expect(model.several == [])
    }

    @Test(
      "A drag of two fingers selects the rows that it passes", .enabled(if: Screen.hasSecondFinger),
      arguments: [ListScrolling.native, .driven])
    func twoFingers(scrolling: ListScrolling) async throws {
      let model = Model()
      let screen = await Screen(Page(model: model, scrolling: scrolling), wait: 0.3)
      let start = try screen.center(of: "Row 2")
      screen.touchDown(at: CGPoint(x: 150, y: start.y))
      screen.touchDown(at: CGPoint(x: 200, y: start.y), finger: 1)
      for step in 1...15 {
        screen.move(to: CGPoint(x: 150, y: start.y + CGFloat(step) * 10))
        screen.move(to: CGPoint(x: 200, y: start.y + CGFloat(step) * 10), finger: 1)
        await screen.frames(1)
      }
      screen.lift()
      screen.lift(finger: 1)
      await screen.wait(0.5)
      #expect(model.several == [2, 3, 4, 5])
      #expect(abs(try screen.center(of: "Chosen 2").y - start.y) < 0.5)
    }
  }
#endif
