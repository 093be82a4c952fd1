#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  @MainActor @Suite(.onScreen, .serialized) struct ListControllerScreenTests {
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
      let screen = await Screen(
        Chat(messages: messages, controller: controller, isDriven: isDriven), wait: 0.5)
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
