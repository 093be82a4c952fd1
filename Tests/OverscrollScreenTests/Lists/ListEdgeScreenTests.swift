#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The edges of a list, as an app asks for them: `isAtEdge(_:)`, `distance(to:)`, `listAnchor(_:within:)`.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct ListEdgeScreenTests {
    private struct ChatView: View {
      @ObservedObject var chat: ScreenModel
      @ObservedObject var list: ListController
      let isDriven: Bool

      var body: some View {
        VStack(spacing: 0) {
          VerticalList(chat.rows, controller: list) { RowView(row: $0, height: 50) }
            .listAnchor(.bottom, within: 80)
            .listScrolling(isDriven ? .driven : .native)
          Text(list.isAtEdge(.bottom) ? "At the end" : "Jump to the end").frame(height: 40)
          Text(list.isAtEdge(.top) ? "At the start" : "Jump to the start").frame(height: 40)
        }
      }
    }

    @Test("A view's body sees whether its list is at an edge", arguments: [false, true])
    func aBodySeesTheEdge(isDriven: Bool) async {
      let (chat, list) = (ScreenModel(), ListController())
      let screen = await Screen(ChatView(chat: chat, list: list, isDriven: isDriven), wait: 0.5)
      #expect(screen.texts.contains("At the end") && screen.texts.contains("Jump to the start"))
      #expect(list.distance(to: .bottom) == 0 && list.distance(to: .top) > 1000)
      for (distance, isAtEnd) in [(60.0, true), (60, false), (-50, true)] {
        let before = list.distance(to: .bottom)
        await screen.pull(by: distance, over: 1)
        await screen.lift(after: 8, wait: 1)
        let moved = list.distance(to: .bottom) - before
        #expect(abs(moved - distance) < 12, "\(moved) of \(distance)")
        #expect(screen.texts.contains(isAtEnd ? "At the end" : "Jump to the end"), "\(distance)")
      }
      list.scrollTo(.top)
      await screen.wait(2)
      #expect(screen.texts.contains("At the start") && screen.texts.contains("Jump to the end"))
      #expect(list.distance(to: .top) == 0)
      chat.rows = Row.rows(0..<3)
      await screen.wait(1)
      #expect(screen.texts.contains("At the start") && screen.texts.contains("At the end"))
    }

    @Test("A list follows its end while the reader is within 80 pt", arguments: [false, true])
    func aListFollowsNearItsEnd(isDriven: Bool) async {
      let (chat, list) = (ScreenModel(), ListController())
      let screen = await Screen(ChatView(chat: chat, list: list, isDriven: isDriven), wait: 0.5)
      await screen.pull(by: 60, over: 1)
      await screen.lift(after: 8, wait: 1)
      chat.rows.append(Row(id: 40))
      await screen.wait(1)
      #expect(screen.texts.contains("Row 40"))
      #expect(list.distance(to: .bottom) < 1)
      await screen.pull(by: 200, over: 1)
      await screen.lift(after: 8, wait: 1)
      let position = screen.frame(of: "Row 36")
      chat.rows.append(Row(id: 41))
      await screen.wait(1)
      #expect(!screen.texts.contains("Row 41"))
      #expect(screen.frame(of: "Row 36") == position)
    }
  }
#endif
