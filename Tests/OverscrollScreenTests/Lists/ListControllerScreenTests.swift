#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  @MainActor @Suite(.onScreen, .serialized) struct ListControllerScreenTests {
    /// All combinations of driven or native scrolling with a second Boolean value.
    nonisolated static let ways = [false, true].flatMap { isDriven in [false, true].map { (isDriven, $0) } }

    private func list(_ controller: ListController?, isDriven: Bool) -> some View {
      VerticalList(Row.rows(0..<1000), controller: controller) { RowView(row: $0, height: 30) }
        .listScrolling(isDriven ? .driven : .native)
    }

    @Test("A controller scrolls its list to an item", arguments: [false, true])
    func aListWithAControllerArrivesWhereItIsSent(isDriven: Bool) async {
      let controller = ListController()
      let screen = Screen(list(controller, isDriven: isDriven))
      await screen.frames(5)
      controller.scrollTo(index: 500, anchor: .topLeading)
      await screen.wait(2)
      #expect(controller.visibleRange.contains(500))
      #expect(screen.texts.contains("Row 500"))
      #expect(screen.complaints == [])
    }

    @Test(arguments: [false, true]) func aDrivenListFlings(isGivenAController: Bool) async {
      let controller = ListController()
      let screen = Screen(list(isGivenAController ? controller : nil, isDriven: true))
      await screen.frames(5)
      await screen.pull(by: -150, over: 0.1, from: CGPoint(x: 200, y: 600))
      let first = screen.texts.first
      screen.lift()
      await screen.wait(1)
      #expect(screen.texts.first != first)
      #expect(screen.complaints == [])
    }

    @Test("When the app replaces a list's controller, the list uses the new controller", arguments: ways)
    func anotherControllerTakesOver(isDriven: Bool, scrollsAnimated: Bool) async {
      let (one, other) = (ListController(), ListController())
      let screen = Screen(list(one, isDriven: isDriven))
      await screen.frames(5)
      screen.replace(list(other, isDriven: isDriven))
      await screen.frames(5)
      other.scrollTo(index: 300, anchor: .topLeading, animated: scrollsAnimated)
      await screen.wait(3)
      #expect(other.visibleRange.contains(300))
      #expect(screen.texts.contains("Row 300"))
      #expect(screen.complaints == [])
    }

    @MainActor private final class Messages: ObservableObject {
      @Published var rows = Row.rows(0..<40)
    }

    private struct Chat: View {
      @ObservedObject var messages: Messages
      let controller: ListController
      let isDriven: Bool

      var body: some View {
        VerticalList(messages.rows, controller: controller) { RowView(row: $0, height: 60) }
          .listScrolling(isDriven ? .driven : .native)
      }
    }

    /// The app adds a message and scrolls to it in the same run loop turn.
    @Test(arguments: [false, true], [false, true]) func aSentMessageIsScrolledTo(isDriven: Bool, byID: Bool)
      async
    {
      let (messages, controller) = (Messages(), ListController())
      let screen = Screen(Chat(messages: messages, controller: controller, isDriven: isDriven))
      await screen.wait(0.5)
      messages.rows.append(Row(id: 40))
      if byID {
        controller.scrollTo(id: 40, anchor: .bottom)
      } else {
        controller.scrollTo(index: 40, anchor: .bottom)
      }
      await screen.wait(3)
      let bottom = screen.frame(of: "Row 40").map { $0.midY + 30 } ?? .nan
      #expect(abs(bottom - 810) < 1, "\(bottom)")
    }
  }
#endif
