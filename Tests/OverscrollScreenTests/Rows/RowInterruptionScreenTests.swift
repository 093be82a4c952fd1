#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Gestures on rows while the list is disabled, edited, replaced or touched elsewhere.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct RowInterruptionScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<400)
      @Published var selection: Set<Int> = []
      @Published var isDisabled = false
      /// Whether a different list, or none, replaces the list.
      @Published var replacement: Bool?
      /// The actions and moves that the list has requested.
      var log: [String] = []
    }

    private struct Label: View {
      let row: Row
      @Environment(\.isListItemLifted) private var isLifted

      var body: some View {
        Text(row.title + (isLifted ? " held" : "")).frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)
      }
    }

    private struct Page: View {
      @ObservedObject var model: Model
      let isDriven: Bool

      var body: some View {
        VStack(spacing: 0) {
          if model.replacement != true { list.id(model.replacement).disabled(model.isDisabled) }
          Button("Outside") { model.log.append("outside") }.frame(height: 100)
        }
      }

      private var list: some View {
        VerticalList(model.rows, showsIndicators: false) { row in
          Label(row: row)
            .listSwipeActions {
              Button("Delete", role: .destructive) { model.log.append("delete \(row.id)") }
            }
        }
        .listSelection($model.selection)
        .listReorder(for: Int.self) { model.log.append("move \($0.sources)") }
        .listThumb(model.rows) { "At \($0.id)" }
        .listScrolling(isDriven ? .driven : .native)
      }
    }

    private func screen(_ model: Model, _ isDriven: Bool) async -> Screen {
      await Screen(Page(model: model, isDriven: isDriven), safeArea: EdgeInsets(), wait: 0.5)
    }

    /// The middle of a row that is `index` rows from the top.
    private func point(_ index: Int) -> CGPoint { CGPoint(x: 195, y: 50 * CGFloat(index) + 25) }

    /// Holds the fourth row and drags it by two rows.
    private func hold(_ screen: Screen) async {
      screen.touchDown(at: point(3))
      await screen.wait(0.6)
      screen.move(to: point(5))
      await screen.wait(0.3)
    }

    /// Moves a finger over the fourth row to a full swipe.
    private func swipe(_ screen: Screen) async {
      await screen.drag(from: CGPoint(x: 370, y: point(3).y), by: CGSize(width: -330, height: 0), over: 0.3)
    }

    private func lift(_ screen: Screen) async {
      await screen.lift(wait: 1)
    }

    @Test("In a disabled list, touches select, move and delete nothing", arguments: [false, true])
    func disabled(isDriven: Bool) async {
      let model = Model()
      model.isDisabled = true
      let screen = await screen(model, isDriven)
      screen.tap(point(2))
      await hold(screen)
      await lift(screen)
      await swipe(screen)
      await lift(screen)
      #expect(model.log == [] && model.selection == [])
    }

    @Test(
      "A list that becomes disabled returns a held row, and closes an open one", arguments: [false, true])
    func becomesDisabled(isDriven: Bool) async {
      let model = Model()
      let screen = await screen(model, isDriven)
      await hold(screen)
      #expect(screen.texts.contains("Row 3 held"))
      model.isDisabled = true
      await screen.wait(0.5)
      #expect(screen.frame(of: "Row 3")?.midY == point(3).y)
      await lift(screen)
      model.isDisabled = false
      await screen.wait(0.2)
      await screen.drag(from: CGPoint(x: 370, y: point(3).y), by: CGSize(width: -150, height: 0), over: 0.3)
      await lift(screen)
      #expect(screen.texts.contains("Delete"))
      model.isDisabled = true
      await screen.wait(1)
      #expect(!screen.texts.contains("Delete"))
      #expect(model.log == [])
    }

    @Test(
      "A second finger outside of the list does not return a held row",
      .enabled(if: Screen.hasSecondFinger), arguments: [false, true])
    func outside(isDriven: Bool) async throws {
      let model = Model()
      let screen = await screen(model, isDriven)
      await hold(screen)
      let button = try #require(screen.frame(of: "Outside"))
      screen.touchDown(at: CGPoint(x: button.midX, y: button.midY), finger: 1)
      await screen.wait(0.2)
      #expect(screen.texts.contains("Row 3 held"))
      screen.lift(finger: 1)
      await screen.frames(2)
      await lift(screen)
      #expect(model.log == ["outside", "move [3]"])
    }

    @Test(
      "Data that change around a row in a full swipe do not undo the swipe",
      arguments: [-1, 1, 5, 400], [false, true])
    func edits(row: Int, isDriven: Bool) async {
      let model = Model()
      let screen = await screen(model, isDriven)
      await swipe(screen)
      switch row {
      case -1: model.rows.insert(Row(id: -1), at: 0)
      case 400: model.rows.append(Row(id: 400))
      default: model.rows.removeAll { $0.id == row }
      }
      await screen.wait(0.3)
      await lift(screen)
      #expect(model.log == ["delete 3"])
    }

    @Test("A list that leaves or is replaced ends the gestures", arguments: [false, true], [false, true])
    func replaced(isGone: Bool, isDriven: Bool) async {
      let model = Model()
      let screen = await screen(model, isDriven)
      for gesture in [hold, swipe, drag] {
        model.replacement = nil
        await screen.wait(0.5)
        await gesture(screen)
        model.replacement = isGone
        await screen.wait(0.5)
        #expect(!screen.texts.contains { $0.hasSuffix("held") || $0 == "Delete" || $0.hasPrefix("At") })
        await lift(screen)
      }
      #expect(model.log == [])
    }

    /// Scrolls, and drags the thumb.
    private func drag(_ screen: Screen) async {
      await screen.swipe(from: point(9), by: CGSize(width: 0, height: -100), over: 0.2)
      await screen.frames(10)
      await screen.drag(from: CGPoint(x: 374, y: 30), by: CGSize(width: 0, height: 100), over: 0.3)
    }

    @Test("The data become few while the thumb is dragged", arguments: [0, 1, 3], [false, true])
    func few(count: Int, isDriven: Bool) async {
      let model = Model()
      let screen = await screen(model, isDriven)
      await drag(screen)
      #expect(screen.texts.contains { $0.hasPrefix("At") })
      model.rows = Row.rows(0..<count)
      await screen.wait(0.5)
      await lift(screen)
      #expect(!screen.texts.contains { $0.hasPrefix("At") })
    }

    #if canImport(UIKit)
      @Test("In edit mode no row swipes, and an open row closes", arguments: [false, true])
      func editMode(isDriven: Bool) async {
        @MainActor final class Mode: ObservableObject { @Published var value = EditMode.inactive }
        struct Editor: View {
          @ObservedObject var model: Model
          @ObservedObject var mode: Mode
          let isDriven: Bool

          var body: some View {
            Page(model: model, isDriven: isDriven).environment(\.editMode, $mode.value)
          }
        }
        let (model, mode) = (Model(), Mode())
        let screen = await Screen(
          Editor(model: model, mode: mode, isDriven: isDriven), safeArea: EdgeInsets(), wait: 0.5)
        await screen.drag(from: CGPoint(x: 370, y: point(3).y), by: CGSize(width: -150, height: 0), over: 0.3)
        await lift(screen)
        #expect(screen.texts.contains("Delete"))
        mode.value = .active
        await screen.wait(1)
        #expect(!screen.texts.contains("Delete"))
        await swipe(screen)
        await lift(screen)
        await screen.tap(point(3), wait: 0.3)
        #expect(model.log == [] && model.selection == [3])
      }
    #endif

    @Test("A handle in a list that does not reorder does nothing")
    func handle() async {
      let screen = Screen(VerticalList(Row.rows(0..<9)) { Label(row: $0).listReorderHandle() })
      await screen.wait(0.5)
    }
  }
#endif
