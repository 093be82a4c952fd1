#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The messages of a chat, which begins with the latest messages and loads earlier ones.
  @MainActor final class ChatModel: ObservableObject {
    struct Message: Identifiable, Hashable {
      let id: Int
      var text: String
      let isOwn: Bool
    }

    /// The messages, the oldest first.
    @Published private(set) var messages: [Message]
    /// The latest question, which goes to the top of the list.
    @Published private(set) var question: Message.ID?

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

    /// Sends a question, and lets its answer grow by a word in each fiftieth of a second.
    func ask() {
      let id = range.upperBound
      range = range.lowerBound..<id + 2
      messages.append(Message(id: id, text: "Why does a list not jump?", isOwn: true))
      messages.append(Message(id: id + 1, text: "Because", isOwn: false))
      question = id
      Task {
        for word in 1...60 {
          try await GalleryTime.sleep(.milliseconds(20))
          guard let answer = messages.firstIndex(where: { $0.id == id + 1 }) else { return }
          messages[answer].text += word.isMultiple(of: 2) ? " its rows" : " stay"
        }
      }
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
    @StateObject private var list = ListController()

    var body: some View {
      VerticalList(talk.messages, spacing: 8, controller: list) { Bubble(message: $0) }
        .listAnchor(.bottom, alignment: .bottom)
        .listEndSpace(toPlace: talk.question, at: .top)
        .listInsets(.vertical, 8)
        .loadMore(edge: .top) { try await talk.loadEarlier() }
        .controls("At the end, the list follows new messages. Further up, what you read stays in place.") {
          HStack {
            Button("Send a message") { talk.sendMessage() }
            Button("Ask a question") {
              talk.ask()
              list.scrollTo(.bottom)
            }
          }
          .buttonStyle(.bordered)
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
