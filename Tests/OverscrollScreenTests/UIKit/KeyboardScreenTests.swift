#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The messages of a chat above a keyboard that appears and disappears.
  ///
  /// Each committed frame is checked. Only the stage can simulate a keyboard.
  @MainActor @Suite(.withSilentInsets, .onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct KeyboardScreenTests {
    typealias Case = KeyboardScene.Case

    @Test("Messages at the end stay above the keyboard in each frame", arguments: Case.all)
    func messagesStayAboveTheKeyboard(_ one: Case) async {
      let scene = KeyboardScene(one)
      await scene.screen.wait(0.5)
      for height in [KeyboardScene.height, 0, KeyboardScene.height] {
        scene.begin(height)
        await scene.follow()
      }
      #expect(scene.frames > 3 * 12)
      #expect(scene.largestStep <= 1, "\(scene.distances)")
      #expect(scene.uncovered == 0)
    }

    @Test(
      "A message that is sent while the keyboard disappears never hides the previous one", arguments: Case.all
    )
    func aSentMessageComesAboveTheKeyboard(_ one: Case) async {
      let scene = KeyboardScene(one)
      await scene.screen.wait(0.5)
      scene.begin(KeyboardScene.height)
      await scene.follow()
      scene.chat.count += 1
      scene.begin(0)
      await scene.follow(lastRow: scene.chat.count - 2)
      #expect(scene.frames > 12)
      #expect((scene.distances.min() ?? -.infinity) >= -1, "\(scene.distances)")
      await scene.screen.wait(1)
      scene.begin(0)
      await scene.follow()
      #expect(scene.distances.allSatisfy { abs($0) <= 1 }, "\(scene.distances)")
    }

    @Test("While a gap is open, messages stay above the keyboard", arguments: Case.native)
    func aGapStaysAboveTheKeyboard(_ one: Case) async {
      let work = Work()
      let scene = KeyboardScene(one) { try await work.run() }
      await scene.screen.wait(0.5)
      await scene.screen.pullAndRelease(by: -320, wait: 1)
      #expect(work.starts == 1)
      for height in [KeyboardScene.height, 0] {
        scene.begin(height)
        await scene.follow()
      }
      #expect(scene.frames > 2 * 12)
      #expect(scene.largestStep <= 1, "\(scene.distances)")
      #expect((scene.distances.min() ?? 0) > 40)
    }

    @Test("Messages that grow while the keyboard moves stay above it", arguments: Case.all)
    func growingMessagesStayAboveTheKeyboard(_ one: Case) async {
      let scene = KeyboardScene(one)
      await scene.screen.wait(0.5)
      for height in [KeyboardScene.height, 0] {
        scene.begin(height)
        await scene.follow { if $0 == 5 { scene.chat.growth += 30 } }
      }
      #expect(scene.frames > 2 * 12)
      #expect(scene.largestStep <= 1, "\(scene.distances)")
    }

    @Test(
      "A keyboard that follows the finger moves with the messages",
      arguments: Case.native)
    func messagesAndTheKeyboardFollowTheFinger(_ one: Case) async {
      let scene = KeyboardScene(one)
      await scene.screen.wait(0.5)
      scene.begin(KeyboardScene.height)
      await scene.follow()
      await scene.dismissByFinger()
      #expect(scene.frames > 12)
      #expect(scene.largestStep <= 1, "\(scene.distances)")
    }
  }

  /// A chat with an input bar above a keyboard.
  @MainActor final class KeyboardScene {
    /// A way to show the keyboard, and the views around the list.
    struct Case: CustomStringConvertible, Sendable {
      let motion: Motion
      let isStack: Bool
      let isDriven: Bool

      /// The cases of lists that the platform scrolls.
      static let native = all.filter { !$0.isDriven }

      /// All cases; an animation block of UIKit does not move a driven list.
      static let all = [false, true].flatMap { isStack in
        [
          Case(motion: .layouts, isStack: isStack, isDriven: false),
          Case(motion: .layouts, isStack: isStack, isDriven: true),
          Case(motion: .block, isStack: isStack, isDriven: false),
        ]
      }

      var description: String {
        "\(motion), \(isStack ? "stack" : "safeAreaInset"), \(isDriven ? "driven" : "native")"
      }
    }

    /// How the layout follows the keyboard.
    enum Motion: Sendable {
      /// SwiftUI sets a new layout in each frame.
      case layouts
      /// UIKit sets the final layout once, in an animation block.
      case block
    }

    /// The messages of the chat.
    @MainActor final class Chat: ObservableObject {
      @Published var count = 60
      @Published var growth: CGFloat = 0
    }

    let screen: Screen
    let chat = Chat()
    let list = ListController()
    private let one: Case
    private var lastRow: Int?
    /// The keyboard's height in the current frame, in pt, and the heights and times of the motion.
    private var edge: CGFloat = 0
    private var way = (from: CGFloat(0), to: CGFloat(0), frame: 0)
    /// The distances from the last message to the keyboard, in pt.
    private(set) var distances: [CGFloat] = []
    /// The number of frames without a row at the top of the list.
    private(set) var uncovered = 0
    var frames: Int { distances.count }
    var largestStep: CGFloat { zip(distances, distances.dropFirst()).map { abs($1 - $0) }.max() ?? .infinity }

    static let height: CGFloat = 336
    private static let bar: CGFloat = 50
    /// The duration of a motion of the keyboard, in frames.
    private static let duration = 15

    init(_ one: Case, action: (@MainActor @Sendable () async throws -> Void)? = nil) {
      self.one = one
      screen = Screen(
        ChatScreen(chat: chat, list: list, one: one, action: action),
        safeArea: EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0))
    }

    private struct ChatScreen: View {
      @ObservedObject var chat: Chat
      let list: ListController
      let one: Case
      let action: (@MainActor @Sendable () async throws -> Void)?

      var body: some View {
        if one.isStack {
          VStack(spacing: 0) {
            messages
            bar
          }
        } else {
          messages.safeAreaInset(edge: .bottom, spacing: 0) { bar }
        }
      }

      private var bar: some View { Text("Write").frame(height: KeyboardScene.bar) }

      private var messages: some View {
        VerticalList(Row.rows(0..<chat.count), controller: list) { row in
          Text(row.title).frame(height: 40 + CGFloat(row.id % 3) * 20 + (row.id % 2 == 0 ? chat.growth : 0))
        }
        .listAnchor(.bottom, alignment: .bottom)
        .listScrolling(one.isDriven ? .driven : .native)
        .pullToRefresh(
          edge: .bottom, configuration: EdgeConfiguration(threshold: .points(60), gap: .points(44))
        ) { try await action?() }
      }
    }

    /// Begins to move the keyboard to a height, in pt.
    func begin(_ height: CGFloat) {
      way = (from: edge, to: height, frame: 0)
      guard one.motion == .block else { return }
      UIView.animate(withDuration: Double(Self.duration) / 60) { layOut(height) }
    }

    private func layOut(_ height: CGFloat) {
      screen.resize(
        to: screen.size, safeArea: EdgeInsets(top: 47, leading: 0, bottom: height, trailing: 0))
    }

    /// Dismisses the keyboard with a finger on the messages.
    ///
    /// As in UIKit's interactive dismissal, the keyboard's edge follows a finger that is below the edge.
    func dismissByFinger() async {
      lastRow = nil
      distances = []
      var finger = CGPoint(x: 195, y: screen.size.height - Self.height - 60)
      screen.touchDown(at: finger)
      while edge > 0 {
        finger.y += 12
        screen.move(to: finger)
        let isBelow = screen.size.height - finger.y < edge
        edge = min(edge, max(0, screen.size.height - finger.y))
        layOut(edge)
        if isBelow { measure() }
        screen.stage.committed = { [weak self] in if isBelow { self?.measure() } }
        await screen.frames(1)
        screen.stage.committed = {}
      }
      screen.lift()
    }

    /// Measures each committed frame until the keyboard has its height, and a few frames more.
    ///
    /// - Parameters:
    ///   - row: The row that is measured, or `nil` for the last row.
    ///   - change: A closure that may change the chat, with the number of the frame.
    func follow(lastRow row: Int? = nil, change: (Int) -> Void = { _ in }) async {
      lastRow = row
      distances = []
      screen.stage.committed = { [weak self] in self?.measure() }
      for frame in 1...Self.duration + 5 {
        change(frame)
        let part = AnimationCurve.keyboard(Double(frame) / Double(Self.duration))
        edge = way.from + (way.to - way.from) * part
        if one.motion == .layouts, frame <= Self.duration { layOut(edge) }
        await screen.frames(1)
      }
      screen.stage.committed = {}
    }

    private func measure() {
      let scroll = screen.stage.scrollElements.first?.view
      let rest = scroll.map { $0.contentOffset.y - $0.drawnOffset.y } ?? 0
      let rows = screen.stage.elements.compactMap { element -> (id: Int, frame: CGRect)? in
        guard let text = element as? TextElement, text.string.hasPrefix("Row"), let frame = text.parent?.frame
        else { return nil }
        return Int(text.string.dropFirst(4)).map { ($0, frame) }
      }
      let last = rows.filter { $0.id <= lastRow ?? .max }.max { $0.id < $1.id }
      distances.append(screen.size.height - edge - Self.bar - (last?.frame.maxY ?? .infinity) - rest)
      if (rows.map(\.frame.minY).min() ?? .infinity) + rest > 47 { uncovered += 1 }
    }
  }
#endif
