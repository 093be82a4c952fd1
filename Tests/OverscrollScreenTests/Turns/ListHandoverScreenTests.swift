#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists whose controller or rows are replaced.
  @MainActor @Suite(.onScreen, .serialized) struct ListHandoverScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<400)
      @Published var first: ListController?
      @Published var second: ListController?
    }

    /// The new controller measures the rows that stay on screen.
    @Test("If a list's controller is replaced, the rows keep their positions", arguments: [false, true])
    func rowsKeepTheirPlacesUnderAnotherController(isDriven: Bool) async {
      func list(_ controller: ListController) -> some View {
        VerticalList(Row.rows(0..<1000), controller: controller) { RowView(row: $0, height: 90) }
          .listScrolling(isDriven ? .driven : .native)
      }
      let screen = await Screen(list(ListController()), wait: 0.5)
      let before = [0, 1, 2].map { screen.frame(of: "Row \($0)")?.midY ?? .nan }
      await screen.replace(list(ListController()), wait: 1)
      let after = [0, 1, 2].map { screen.frame(of: "Row \($0)")?.midY ?? .nan }
      #expect(before == after, "\(screen.texts) \(screen.scrolls)")
    }

    @Test(
      "If a list's controller is replaced, a text field keeps its focus",
      .enabled(if: Screen.hasKeyboard), arguments: [false, true])
    func theFocusStaysUnderAnotherController(isDriven: Bool) async {
      let model = ScreenModel(0..<2000)
      let (one, other) = (ListController(), ListController())
      func list(_ controller: ListController) -> some View {
        FocusScene.Fields(
          model: model, way: FocusScene.Way(isDriven: isDriven, isHorizontal: false), controller: controller)
      }
      let screen = await Screen(
        list(one), size: CGSize(width: 400, height: 400), safeArea: EdgeInsets(), wait: 0.3)
      #expect(screen.focus("Field 1"))
      screen.typeText("abc")
      await screen.frames(3)
      await screen.replace(list(other), wait: 0.3)
      #expect(screen.focused == "Field 1")
      await other.jump(to: 1500, anchor: .topLeading, on: screen, wait: 0.3)
      #expect(screen.focused == "Field 1")
      await other.jump(to: 0, anchor: .topLeading, on: screen, wait: 0.3)
      #expect(screen.texts.contains("1: abc"))
    }

    private struct Two: View {
      @ObservedObject var model: Model
      let isDriven: Bool
      var body: some View {
        VStack(spacing: 0) {
          VerticalList(model.rows, controller: model.first) { Text("A\($0.id)").frame(height: 44) }
            .frame(height: 300)
          VerticalList(model.rows, controller: model.second) { Text("B\($0.id)").frame(height: 44) }
            .frame(height: 300)
        }
        .listScrolling(isDriven ? .driven : .native)
      }
    }

    @Test("An app can move a controller from one list to another", arguments: [false, true])
    func aControllerIsHandedOver(isDriven: Bool) async {
      let model = Model()
      let controller = ListController()
      model.first = controller
      let screen = await Screen(
        Two(model: model, isDriven: isDriven), size: CGSize(width: 400, height: 600), safeArea: EdgeInsets(),
        wait: 0.5)
      #expect(screen.texts.contains("A0") && screen.texts.contains("B0"))
      model.first = nil
      model.second = controller
      await screen.wait(0.5)
      await controller.jump(to: 200, anchor: .topLeading, on: screen)
      #expect(screen.texts.contains("B200"))
      #expect(screen.texts.contains("A0"), "\(screen.texts)")
      if Screen.hasFingers {
        await screen.fling(by: -150, from: CGPoint(x: 200, y: 250), wait: 2)
        let seen = screen.texts.filter { $0.hasPrefix("A") }
        #expect(!seen.isEmpty && seen.first != "A0", "\(screen.texts)")
      }
    }

    /// Two lists exchange their controllers.
    @Test(arguments: [false, true]) func controllersAreSwapped(isDriven: Bool) async {
      let model = Model()
      let (one, other) = (ListController(), ListController())
      (model.first, model.second) = (one, other)
      let screen = await Screen(
        Two(model: model, isDriven: isDriven), size: CGSize(width: 400, height: 600), safeArea: EdgeInsets(),
        wait: 0.5)
      (model.first, model.second) = (other, one)
      await screen.wait(0.5)
      one.scrollTo(index: 200, anchor: .topLeading, animated: false)
      await other.jump(to: 100, anchor: .topLeading, on: screen)
      #expect(screen.texts.contains("B200") && screen.texts.contains("A100"), "\(screen.texts)")
    }

    /// A view whose rows capture a state property of the view.
    private struct Captures: View {
      @ObservedObject var model: Model
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("Add") { count += 1 }
          VerticalList(Row.rows(0..<100)) { row in Text("\(row.id): \(count)").frame(height: 44) }
        }
      }
    }

    @Test("If a value that a row's closure captures changes, the row shows the new value")
    func aRowSeesWhatItsClosureCaptures() async {
      let screen = await Screen(Captures(model: Model()), wait: 0.5)
      screen.tap("Add")
      await screen.frames(5)
      #expect(screen.texts.contains("0: 1"), "\(screen.texts.prefix(4))")
    }
  }
#endif
