#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// A chat with a language model: a question goes to the top, and its answer grows below it.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers)) struct EndSpaceScreenTests {
    struct Message: Identifiable, Hashable {
      let id: Int
      var height: CGFloat = 60
    }

    @MainActor final class Chat: ObservableObject {
      @Published var messages: [Message]
      @Published var question: Int?
      let list = ListController()

      init(_ count: Int) { messages = (0..<count).map { Message(id: $0, height: 40 + CGFloat($0 % 3) * 20) } }

      /// Sends a question, which goes to the top.
      func send() {
        let id = messages.count
        messages.append(Message(id: id))
        question = id
        list.scrollTo(id: id, anchor: .top)
      }

      /// Adds to the answer, which is a new message at first.
      func answer(by height: CGFloat) {
        if messages.last?.id == question {
          messages.append(Message(id: messages.count, height: height))
        } else {
          messages[messages.count - 1].height += height
        }
      }
    }

    private static var tops: Double { 47 }

    private func open(_ count: Int, _ isDriven: Bool, _ follows: Bool) async -> (Screen, Chat) {
      let chat = Chat(count)
      let screen = await Screen(
        ModelView(chat) {
          VerticalList(chat.messages, spacing: 10, controller: chat.list) { message in
            Text("Message \(message.id)")
              .frame(
                maxWidth: .infinity, minHeight: message.height, maxHeight: message.height, alignment: .top)
          }
          .listAnchor(follows ? .bottom : nil)
          .listEndSpace(toPlace: chat.question, at: .top)
          .listScrolling(isDriven ? .driven : .native)
        }, wait: 0.5)
      return (screen, chat)
    }

    private func top(of id: Int, _ screen: Screen) -> Double {
      (screen.frame(of: "Message \(id)")?.minY ?? -.infinity) - Self.tops
    }

    @Test(
      "A question goes to the top, and stays there while its answer grows into the space",
      arguments: [0, 3, 50], [false, true])
    func staysAtTheTop(count: Int, isDriven: Bool) async {
      for follows in [false, true] {
        let (screen, chat) = await open(count, isDriven, follows)
        for _ in 0..<3 {
          chat.send()
          await screen.wait(1.2)
          let question = chat.messages.count - 1
          #expect(abs(top(of: question, screen)) < 1, "\(question)")
          // The answer fills what the question and the spacing leave of the viewport, which is 763 pt.
          for _ in 0..<69 {
            chat.answer(by: 10)
            await screen.frames(1)
            #expect(abs(top(of: question, screen)) < 1, "\(question)")
            #expect(chat.list.distance(to: .bottom) < 1)
          }
          for _ in 0..<20 {
            chat.answer(by: 10)
            await screen.frames(1)
          }
          await screen.wait(0.5)
          // 60 + 10 + 890 pt of content are 197 pt longer than the viewport.
          let moved = -top(of: question, screen)
          #expect(follows ? moved > 60 : abs(moved) < 1, "\(question) moved by \(moved)")
          #expect(abs(chat.list.distance(to: .bottom) - (follows ? 0 : 197)) < 1.5)
        }
      }
    }

    @Test("The space is as short as possible, and goes with its item", arguments: [false, true])
    func endsWithItsItem(isDriven: Bool) async {
      let (screen, chat) = await open(50, isDriven, false)
      chat.send()
      await screen.wait(1.2)
      // A finger moves the content, and the content returns to the question.
      await screen.pull(by: -100, over: 0.4)
      await screen.lift(after: 8, wait: 1)
      #expect(abs(top(of: 50, screen)) < 1)
      await screen.pull(by: 300, over: 1)
      await screen.lift(after: 8, wait: 1)
      let position = top(of: 50, screen)
      #expect(position > 250)
      chat.answer(by: 200)
      await screen.wait(0.5)
      #expect(top(of: 50, screen) == position, "A reader who has scrolled up stays")
      chat.list.scrollTo(.bottom)
      await screen.wait(1)
      #expect(abs(top(of: 50, screen)) < 1)
      chat.question = nil
      await screen.wait(1)
      #expect(chat.list.distance(to: .bottom) == 0)
      #expect(abs(top(of: 51, screen) - 563) < 1, "The answer ends at the viewport's end")
      chat.question = 50
      await screen.wait(0.5)
      #expect(abs(chat.list.distance(to: .bottom) - (763 - 270)) < 1)
      chat.messages.remove(at: 50)
      await screen.wait(0.5)
      #expect(chat.list.distance(to: .bottom) < 1)
    }

    @Test("The space follows the size of the viewport", arguments: [false, true])
    func followsTheViewport(isDriven: Bool) async {
      let (screen, chat) = await open(50, isDriven, false)
      chat.send()
      chat.answer(by: 100)
      await screen.wait(1.2)
      for size in [
        CGSize(width: 390, height: 500), CGSize(width: 844, height: 390), CGSize(width: 390, height: 844),
      ] {
        await screen.resize(
          to: size, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), wait: 0.5)
        chat.list.scrollTo(.bottom)
        await screen.wait(1)
        #expect(abs(top(of: 50, screen)) < 1, "\(size)")
      }
    }
  }
#endif
