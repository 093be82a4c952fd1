#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The messages of a chat, which begins with the latest messages and loads earlier ones.
  @MainActor final class ChatModel: ObservableObject {
    struct Message: Identifiable, Hashable {
      let id: Int
      let text: String
      let isOwn: Bool
    }

    /// The messages, the oldest first.
    @Published private(set) var messages: [Message]

    private var range = 200..<240

    init() { messages = range.map(ChatModel.message) }

    /// Adds a page of earlier messages before the first one.
    ///
    /// - Throws: `NoMoreContent` after the earliest page.
    func loadEarlier() async throws {
      try await GalleryTime.sleep(.seconds(1))
      let first = max(0, range.lowerBound - 20)
      messages = (first..<range.lowerBound).map(ChatModel.message) + messages
      range = first..<range.upperBound
      if first == 0 { throw NoMoreContent() }
    }

    func sendMessage() {
      messages.append(ChatModel.message(range.upperBound))
      range = range.lowerBound..<range.upperBound + 1
    }

    private static func message(_ number: Int) -> Message {
      let note = Note.numbered(number)
      let text = number.isMultiple(of: 3) ? note.title : note.text
      return Message(id: number, text: text, isOwn: number % 5 < 2)
    }
  }

  /// A chat whose list opens at the newest message and follows new messages.
  ///
  /// When earlier messages load, the visible messages keep their position.
  @MainActor struct ChatScreen: View {
    @StateObject private var talk = ChatModel()

    var body: some View {
      VerticalList(talk.messages, spacing: 8) { Bubble(message: $0) }
        .listAnchor(.bottom, alignment: .bottom)
        .listInsets(.vertical, 8)
        .loadMore(edge: .top) { try await talk.loadEarlier() }
        .controls("At the end, the list follows new messages. Further up, what you read stays in place.") {
          Button("Send a message") { talk.sendMessage() }.buttonStyle(.bordered)
        }
        .navigationTitle("Chat")
    }
  }

  /// A message at the leading or trailing side, depending on its sender.
  @MainActor struct Bubble: View {
    let message: ChatModel.Message

    var body: some View {
      Text(message.text)
        .padding(10)
        .background(.tint.opacity(message.isOwn ? 0.25 : 0.1), in: RoundedRectangle(cornerRadius: 14))
        .frame(maxWidth: .infinity, alignment: message.isOwn ? .trailing : .leading)
        .padding(.horizontal)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct ChatScreenPreviews: PreviewProvider {
    static var previews: some View { ChatScreen() }
  }
#endif
