#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The ids of a list's visible items, and the chat of the page *Build a chat*.
  ///
  /// Found by a chat that was written from the documentation alone.
  @MainActor @Suite(.onScreen, .serialized) struct VisibleIDsScreenTests {
    @MainActor private final class Conversation: ObservableObject {
      @Published var messages = Row.rows(0..<40)
      @Published var isTyping = false
      private(set) var lastSeen = 0
      /// The visible ids at each notification, in order.
      private(set) var seen: [[Int]] = []

      var rows: [Row] { messages + (isTyping ? [Row(id: -1)] : []) }

      func markSeen(_ visible: [Int]) {
        seen.append(visible)
        lastSeen = max(lastSeen, visible.last ?? 0)
      }
    }

    private struct Chat: View {
      @ObservedObject var conversation: Conversation
      @ObservedObject var list: ListController
      let isDriven: Bool

      /// The page's expression.
      private var isNewestVisible: Bool { list.visibleRange.upperBound == list.count }

      var body: some View {
        VerticalList(conversation.rows, spacing: 8, controller: list) { RowView(row: $0, height: 60) }
          .listAnchor(.bottom, alignment: .bottom)
          .listScrolling(isDriven ? .driven : .native)
          .overlay(alignment: .top) { if !isNewestVisible { Text("Jump") } }
          .onChange(of: list.visibleIDs(of: Int.self)) { conversation.markSeen($0) }
      }
    }

    private func chat(isDriven: Bool) async -> (Screen, Conversation, ListController) {
      let (conversation, list) = (Conversation(), ListController())
      let screen = await Screen(Chat(conversation: conversation, list: list, isDriven: isDriven), wait: 0.5)
      return (screen, conversation, list)
    }

    /// The ids of the rows on screen, in order.
    private func shown(_ screen: Screen) -> [Int] {
      screen.texts.compactMap { $0.hasPrefix("Row ") ? Int($0.dropFirst(4)) : nil }
    }

    /// Returns whether ids are the rows on screen.
    ///
    /// The first row may be visible without its text, or only behind a bar.
    private func areShown(_ ids: [Int], _ screen: Screen) -> Bool {
      let shown = shown(screen)
      return abs(ids.count - shown.count) <= 1
        && ids.suffix(max(0, shown.count - 1)) == shown.suffix(max(0, shown.count - 1))
        || ids == shown
    }

    @Test("The page's button is visible if a message has arrived out of sight", arguments: [20.0, 40, 60])
    func buttonForAHiddenMessage(distance: Double) async {
      guard Screen.hasFingers else { return }
      let (screen, conversation, list) = await chat(isDriven: false)
      await screen.pullAndRelease(by: distance + 10, from: CGPoint(x: 195, y: 300))
      await screen.rest()
      #expect(!screen.texts.contains("Jump"), "a part of the newest message is visible")
      conversation.messages.append(Row(id: 40))
      await screen.wait(1)
      #expect(!list.visibleRange.contains(40) && screen.texts.contains("Jump"))
      #expect(conversation.lastSeen == 39)
    }

    /// The page's animation hides a flash of less than 0.25 s, which is 15 frames.
    @Test(
      "At the end of a chat, a new message shows the page's button for at most 5 frames",
      arguments: [false, true])
    func aShortFlash(isDriven: Bool) async {
      let (screen, conversation, _) = await chat(isDriven: isDriven)
      for id in 40..<44 {
        conversation.messages.append(Row(id: id))
        var count = 0
        for _ in 0..<60 {
          await screen.frames(1)
          if screen.texts.contains("Jump") { count += 1 }
        }
        #expect(count <= 5, "\(count) frames")
        #expect(conversation.lastSeen == id)
      }
    }

    @Test("A message that takes the place of the typing row is seen", arguments: [false, true])
    func aMessageInsteadOfTyping(isDriven: Bool) async {
      let (screen, conversation, list) = await chat(isDriven: isDriven)
      conversation.isTyping = true
      await screen.wait(1)
      let range = list.visibleRange
      conversation.isTyping = false
      conversation.messages.append(Row(id: 40))
      await screen.wait(1)
      #expect(list.visibleRange == range, "the indices stay the same")
      #expect(shown(screen).contains(40) && conversation.lastSeen == 40)
    }

    /// Each step changes the data; the visible ids are always the rows on screen, and never rows of other data.
    @Test("After each change of the data, the visible ids are the ids on screen", arguments: [false, true])
    func idsFollowTheData(isDriven: Bool) async {
      let (screen, conversation, list) = await chat(isDriven: isDriven)
      let changes: [@MainActor (Conversation) -> Void] = [
        { $0.messages = Row.rows(-20..<0) + $0.messages },
        { $0.messages.removeFirst(15) },
        { $0.messages = $0.messages.map { Row(id: $0.id + 100) } },
        { $0.messages[$0.messages.count - 2] = Row(id: 7) },
        { $0.messages = Row.rows(500..<503) },
        { $0.messages = [] },
        { $0.messages = Row.rows(0..<40) },
      ]
      for (number, change) in changes.enumerated() {
        change(conversation)
        await screen.wait(1)
        #expect(areShown(list.visibleIDs(of: Int.self), screen), "change \(number)")
        #expect(conversation.seen.last == list.visibleIDs(of: Int.self), "change \(number)")
      }
      #expect(list.visibleIDs(of: String.self) == [])
    }

    /// A range of indices in newer data would name messages that have never been visible.
    @Test(
      "While messages are removed above the visible ones, no hidden message counts as seen",
      arguments: [false, true])
    func removedAbove(isDriven: Bool) async {
      let (screen, conversation, list) = await chat(isDriven: isDriven)
      await list.jump(to: 10, anchor: .top, on: screen)
      let last = shown(screen).max() ?? 0
      let count = conversation.seen.count
      conversation.messages.removeFirst(5)
      await screen.wait(1)
      #expect(conversation.seen.dropFirst(count).allSatisfy { ($0.max() ?? 0) <= last + 1 })
      let ids = list.visibleIDs(of: Int.self)
      #expect(ids.first == 10 && ids.last.map { abs($0 - last) <= 1 } == true, "\(ids)")
    }

    @Test("In a list with sections, items have their own ids, and headers only list ids")
    func sections() async {
      let list = ListController()
      let groups = (0..<10).map { number in RowGroup(id: number, rows: Row.rows(number * 3..<number * 3 + 3))
      }
      let screen = await Screen(
        VerticalList(sections: groups, items: \.rows, controller: list) { row in
          RowView(row: row, height: 60)
        } header: { group in
          Text("Day \(group.id)").frame(height: 30)
        }, wait: 0.5)
      let headers = screen.texts.filter { $0.hasPrefix("Day ") }.count
      #expect(list.visibleIDs(of: Int.self) == shown(screen) && headers > 1)
      #expect(list.visibleIDs(of: ListItemID<Int, Int>.self).count == shown(screen).count + headers)
    }
  }
#endif
