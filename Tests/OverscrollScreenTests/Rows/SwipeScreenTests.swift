#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  #if canImport(UIKit)
    import UIKit
  #endif

  /// Swipe actions under a finger, in lists that the platform or the engine scrolls.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SwipeScreenTests {
    let mailbox = SwipeMailbox()

    func screen(
      _ actions: SwipeActionChoice = .mail, isDriven: Bool,
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async -> Screen {
      let screen = await Screen(
        SwipeMailView(mailbox: mailbox, isDriven: isDriven, actions: actions), safeArea: EdgeInsets(),
        wait: 0.3,
        environment: environment)
      return screen
    }

    /// Returns the distance that a row is moved to the right; all other rows define the center.
    func shift(_ row: Int, _ screen: Screen) -> CGFloat? {
      middle("Row \(row)", screen).map { $0 - screen.size.width / 2 }
    }

    /// Returns the horizontal center of a text, rounded to a thousandth of a point.
    func middle(_ text: String, _ screen: Screen) -> CGFloat? {
      screen.frame(of: text).map { ($0.midX * 1000).rounded() / 1000 }
    }

    /// Pulls a row, and keeps the finger down and still.
    func pull(_ row: Int, by distance: CGFloat, _ screen: Screen) async {
      guard let frame = screen.frame(of: "Row \(row)") else { return }
      let x = distance < 0 ? screen.size.width - 10 : 10
      await screen.drag(from: CGPoint(x: x, y: frame.midY), by: CGSize(width: distance, height: 0), over: 0.3)
      await screen.frames(8)
    }

    /// Opens a row, and waits until it rests.
    func open(_ row: Int, by distance: CGFloat = -150, _ screen: Screen) async {
      await pull(row, by: distance, screen)
      await screen.lift(wait: 1)
    }

    @Test(
      "A pull opens the buttons, and a tap on one performs it and closes the row", arguments: [false, true])
    func opensAndTaps(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      #expect(!screen.texts.contains("Flag"))
      await pull(3, by: -85, screen)
      // The finger is 25 pt ahead of the row.
      #expect(shift(3, screen) == -60)
      await screen.drag(by: CGSize(width: -65, height: 0), over: 0.2)
      await screen.lift(after: 8, wait: 1)
      #expect(shift(3, screen) == -148 && shift(4, screen) == 0)
      // The first button is nearest to the edge.
      #expect(middle("Delete", screen) == 353)
      #expect(middle("Flag", screen) == 279)
      screen.tap("Flag")
      #expect(mailbox.log == ["flag 3"])
      await screen.wait(1)
      #expect(shift(3, screen) == 0 && !screen.texts.contains("Flag"))
    }

    @Test("A full swipe performs the first action once, with a haptic", arguments: [false, true])
    func fullSwipe(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await pull(2, by: 25 + 200, screen)
      #expect(screen.haptics == 0)
      await screen.drag(by: CGSize(width: 20, height: 0), over: 0.1)
      if Screen.knowsFeedback { #expect(screen.haptics == 1) }
      #expect(mailbox.log == [])
      screen.lift()
      #expect(mailbox.log == ["read 2"])
      await screen.wait(1)
      #expect(mailbox.log == ["read 2"] && shift(2, screen) == 0)
    }

    @Test("A destructive full swipe removes the row, and the list closes the gap", arguments: [false, true])
    func deletes(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      let position = screen.frame(of: "Row 2")?.midY
      await pull(2, by: -350, screen)
      await screen.lift(wait: 1)
      #expect(mailbox.log == ["delete 2"] && screen.frame(of: "Row 2") == nil)
      #expect(screen.frame(of: "Row 3")?.midY == position && shift(3, screen) == 0)
      // The next row swipes.
      await open(3, screen)
      #expect(shift(3, screen) == -148)
    }

    @Test("A destructive action that removes nothing returns the row", arguments: [false, true])
    func asks(isDriven: Bool) async {
      let screen = await screen(.asking, isDriven: isDriven)
      await pull(2, by: -350, screen)
      await screen.lift(wait: 1)
      #expect(mailbox.log == ["ask"] && shift(2, screen) == 0)
    }

    @Test("A vertical drag scrolls and opens nothing, and it closes an open row", arguments: [false, true])
    func scrolls(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await open(5, screen)
      let before = screen.frame(of: "Row 6")?.midY ?? 0
      await screen.drag(from: CGPoint(x: 200, y: 500), by: CGSize(width: -40, height: -100), over: 0.3)
      let after = screen.frame(of: "Row 6")?.midY ?? 0
      #expect(after - before < -80)
      await screen.lift(after: 8, wait: 1)
      for row in 3..<10 { #expect(shift(row, screen) == 0) }
      #expect(mailbox.log == [])
    }

    @Test(
      "A tap outside closes the row and reaches nothing, and the next tap does", arguments: [false, true])
    func tapOutside(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await open(3, screen)
      screen.tap("Row 6")
      #expect(mailbox.log == [])
      await screen.wait(1)
      #expect(shift(3, screen) == 0)
      screen.tap("Row 6")
      #expect(mailbox.log == ["tap 6"])
      await open(3, screen)
      await screen.tap("Row 3", wait: 1)
      #expect(mailbox.log == ["tap 6"] && shift(3, screen) == 0)
    }

    @Test("The swipe of another row closes the open one", arguments: [false, true])
    func oneRow(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await open(3, screen)
      await open(6, by: 100, screen)
      #expect(shift(3, screen) == 0 && shift(6, screen) == 74)
    }

    @Test("A cancelled touch closes the row and performs nothing", arguments: [false, true])
    func cancel(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await pull(3, by: 300, screen)
      screen.cancelTouch()
      await screen.wait(1)
      #expect(mailbox.log == [] && shift(3, screen) == 0)
      await open(3, screen)
      #expect(shift(3, screen) == -148)
    }

    @Test("The open row follows its item when rows before it are inserted", arguments: [false, true])
    func follows(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await open(3, screen)
      mailbox.rows.insert(contentsOf: Row.rows(-2..<0), at: 1)
      await screen.wait(0.5)
      #expect(shift(3, screen) == -148)
      await screen.tap("Flag", wait: 1)
      #expect(mailbox.log == ["flag 3"] && shift(3, screen) == 0)
    }

    @Test("In a page that scrolls horizontally, a row swipes toward its actions", arguments: [false, true])
    func pages(isDriven: Bool) async {
      for actions in [SwipeActionChoice.trailing, .none] {
        let screen = await Screen(
          SwipePagesView(mailbox: mailbox, actions: actions, isDriven: isDriven), safeArea: EdgeInsets(),
          wait: 0.3)
        await pull(3, by: -150, screen)
        let page = screen.scrolls[0].offset.x
        #expect(actions == .none ? page > 100 : page == 0)
        if actions == .trailing { #expect(shift(3, screen) == -125) }
        await screen.lift(wait: 1)
      }
    }

    @Test("A swipe toward an edge without actions scrolls the page", arguments: [false, true])
    func pagesBack(isDriven: Bool) async {
      let screen = await Screen(
        SwipePagesView(mailbox: mailbox, actions: .reply, isDriven: isDriven), safeArea: EdgeInsets(),
        wait: 0.3)
      await pull(3, by: -150, screen)
      #expect(screen.scrolls[0].offset.x > 100)
      await screen.lift(wait: 1)
      #expect(mailbox.log == [])
    }

    @Test("A slider and a horizontal scroll view in a row keep their touches", arguments: [false, true])
    func controls(isDriven: Bool) async {
      for hasSlider in [true, false] {
        let screen = await Screen(
          SwipeControlsView(mailbox: mailbox, hasSlider: hasSlider, isDriven: isDriven),
          safeArea: EdgeInsets(), wait: 0.3)
        guard let frame = screen.frame(of: "Row 2") else { return #expect(Bool(false)) }
        await screen.drag(
          from: CGPoint(x: 300, y: frame.maxY + 30), by: CGSize(width: -150, height: 0), over: 0.3)
        await screen.frames(8)
        #expect(shift(2, screen) == 0)
        if hasSlider { #expect(mailbox.volume < 0.5) }
        await screen.lift(wait: 1)
        // The text of the row swipes.
        await open(2, by: -100, screen)
        #expect(shift(2, screen) == -74)
      }
    }

    @Test("A reply needs no button, and the row returns", arguments: [false, true])
    func reply(isDriven: Bool) async {
      let screen = await screen(.reply, isDriven: isDriven)
      await pull(3, by: 80, screen)
      #expect(screen.texts.contains("Reply"))
      await screen.lift(wait: 1)
      #expect(mailbox.log == [] && shift(3, screen) == 0)
      await pull(3, by: 100, screen)
      screen.lift()
      #expect(mailbox.log == ["reply 3"])
      await screen.wait(1)
      #expect(mailbox.log == ["reply 3"] && shift(3, screen) == 0 && !screen.texts.contains("Reply"))
    }
  }

  extension SwipeScreenTests {
    @Test("Right to left, the trailing actions are on the left", arguments: [false, true])
    func rightToLeft(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven) { $0.layoutDirection = .rightToLeft }
      await open(3, by: 150, screen)
      #expect(shift(3, screen) == 148 && middle("Delete", screen) == 37)
      await screen.tap("Delete", wait: 1)
      #expect(mailbox.log == ["delete 3"] && screen.frame(of: "Row 3") == nil)
    }

    @Test(
      "VoiceOver has the buttons as actions", .enabled(if: Screen.hasVoiceOver), arguments: [false, true])
    func voiceOver(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      #expect(Array(screen.accessibilityActions.prefix(3)).sorted() == ["Delete", "Flag", "Read"])
      screen.perform("Flag")
      #expect(mailbox.log == ["flag 0"])
      await screen.perform("Delete", wait: 1)
      #expect(mailbox.log == ["flag 0", "delete 0"] && screen.frame(of: "Row 0") == nil)
    }

    @Test("With Reduce Motion the row is open with the lift", .enabled(if: Screen.canReduceMotion))
    func reduceMotion() async {
      let screen = await screen(isDriven: false) { Screen.reduceMotion(&$0) }
      await pull(3, by: -150, screen)
      screen.lift()
      await screen.frames(1)
      #expect(shift(3, screen) == -148)
    }

    @Test("A trackpad swipes with two fingers", .enabled(if: Screen.hasTrackpad), arguments: [false, true])
    func trackpad(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      guard let frame = screen.frame(of: "Row 3") else { return #expect(Bool(false)) }
      let point = CGPoint(x: 200, y: frame.midY)
      await screen.trackpad(by: CGSize(width: -140, height: 0), over: 0.3, at: point)
      await screen.wait(1)
      #expect(shift(3, screen) == -148)
    }

    @Test("A swipe that pops the page has the rows without leading actions", arguments: [false, true])
    func pops(isDriven: Bool) async {
      for actions in [SwipeActionChoice.trailing, .mail] {
        let screen = await Screen(
          SwipePushedView(mailbox: mailbox, actions: actions, isDriven: isDriven), wait: 0.3)
        await screen.tap("Open", wait: 1)
        guard let frame = screen.frame(of: "Row 3") else { return #expect(Bool(false)) }
        await screen.drag(from: CGPoint(x: 100, y: frame.midY), by: CGSize(width: 90, height: 0), over: 0.3)
        await screen.frames(8)
        if actions == .mail { #expect(shift(3, screen) == 65) }
        await screen.drag(by: CGSize(width: 150, height: 0), over: 0.2)
        await screen.lift(wait: 1)
        #expect(screen.texts.contains("Open") == (actions == .trailing))
      }
    }

    @Test("The open row stays open when the device turns", arguments: [false, true])
    func turns(isDriven: Bool) async {
      let screen = await screen(isDriven: isDriven)
      await open(3, screen)
      screen.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets())
      await screen.wait(1)
      #expect(shift(3, screen) == -148 && middle("Delete", screen) == 844 - 37)
      await pull(3, by: -60, screen)
      await screen.lift(wait: 1)
      #expect(mailbox.log == [] && shift(3, screen) == -148)
    }

    @Test("A scroll by code closes the row", arguments: [false, true])
    func scrollByCode(isDriven: Bool) async {
      let controller = ListController()
      let screen = await Screen(
        SwipeMailView(mailbox: mailbox, isDriven: isDriven, controller: controller), safeArea: EdgeInsets(),
        wait: 0.3)
      await open(5, screen)
      #expect(shift(5, screen) == -148)
      controller.scrollTo(index: 3, anchor: .top)
      await screen.wait(1.5)
      #expect(screen.frame(of: "Row 5") != nil && shift(5, screen) == 0)
    }

    #if !canImport(ObjectiveC)
      @Test("A list without the modifier has no reader of swipes")
      func costs() async {
        let plain = await screen(.none, isDriven: false)
        let mail = await screen(.mail, isDriven: false)
        let counts = [plain, mail].map { $0.stage.scrollElements[0].view.gestureRecognizers?.count ?? 0 }
        #expect(counts[1] - counts[0] == 2)
      }
    #endif
  }
#endif
