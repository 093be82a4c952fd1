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
    let model = SwipeReportModel()

    /// Returns the horizontal center of a text, rounded to a thousandth of a point.
    func middle(_ text: String, _ screen: Screen) -> CGFloat? {
      screen.frame(of: text).map { ($0.midX * 1000).rounded() / 1000 }
    }

    @Test(
      "A pull opens the buttons, and a tap on one performs it and closes the row", arguments: [false, true])
    func opensAndTaps(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      #expect(!screen.texts.contains("Flag"))
      try await screen.pullRow(3, by: -85)
      // The finger is 25 pt ahead of the row.
      #expect(screen.shift(of: 3) == -60)
      await screen.drag(by: CGSize(width: -65, height: 0), over: 0.2)
      await screen.lift(after: 8, wait: 1)
      #expect(screen.shift(of: 3) == -148 && screen.shift(of: 4) == 0)
      // The first button is nearest to the edge.
      #expect(middle("Delete", screen) == 353)
      #expect(middle("Flag", screen) == 279)
      screen.tap("Flag")
      #expect(model.log == ["flag 3"])
      await screen.wait(1)
      #expect(screen.shift(of: 3) == 0 && !screen.texts.contains("Flag"))
    }

    @Test("A full swipe performs the first action once, with a haptic", arguments: [false, true])
    func fullSwipe(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.pullRow(2, by: 25 + 200)
      #expect(screen.haptics == 0)
      await screen.drag(by: CGSize(width: 20, height: 0), over: 0.1)
      if Screen.knowsFeedback { #expect(screen.haptics == 1) }
      #expect(model.log == [])
      screen.lift()
      #expect(model.log == ["read 2"])
      await screen.wait(1)
      #expect(model.log == ["read 2"] && screen.shift(of: 2) == 0)
    }

    @Test("A destructive full swipe removes the row, and the list closes the gap", arguments: [false, true])
    func deletes(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      let position = screen.frame(of: "Row 2")?.midY
      try await screen.pullRow(2, by: -350)
      await screen.lift(wait: 1)
      #expect(model.log == ["delete 2"] && screen.frame(of: "Row 2") == nil)
      #expect(screen.frame(of: "Row 3")?.midY == position && screen.shift(of: 3) == 0)
      // The next row swipes.
      try await screen.openRow(3)
      #expect(screen.shift(of: 3) == -148)
    }

    @Test("A destructive action that removes nothing returns the row", arguments: [false, true])
    func asks(isDriven: Bool) async throws {
      let screen = await model.screen(.asking, isDriven: isDriven)
      try await screen.pullRow(2, by: -350)
      await screen.lift(wait: 1)
      #expect(model.log == ["ask"] && screen.shift(of: 2) == 0)
    }

    @Test("A vertical drag scrolls and opens nothing, and it closes an open row", arguments: [false, true])
    func scrolls(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.openRow(5)
      let before = screen.frame(of: "Row 6")?.midY ?? 0
      await screen.drag(from: CGPoint(x: 200, y: 500), by: CGSize(width: -40, height: -100), over: 0.3)
      let after = screen.frame(of: "Row 6")?.midY ?? 0
      #expect(after - before < -80)
      await screen.lift(after: 8, wait: 1)
      for row in 3..<10 { #expect(screen.shift(of: row) == 0) }
      #expect(model.log == [])
    }

    @Test(
      "A tap outside closes the row and reaches nothing, and the next tap does", arguments: [false, true])
    func tapOutside(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.openRow(3)
      screen.tap("Row 6")
      #expect(model.log == [])
      await screen.wait(1)
      #expect(screen.shift(of: 3) == 0)
      screen.tap("Row 6")
      #expect(model.log == ["tap 6"])
      try await screen.openRow(3)
      await screen.tap("Row 3", wait: 1)
      #expect(model.log == ["tap 6"] && screen.shift(of: 3) == 0)
    }

    @Test("The swipe of another row closes the open one", arguments: [false, true])
    func oneRow(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.openRow(3)
      try await screen.openRow(6, by: 100)
      #expect(screen.shift(of: 3) == 0 && screen.shift(of: 6) == 74)
    }

    @Test("A cancelled touch closes the row and performs nothing", arguments: [false, true])
    func cancel(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.pullRow(3, by: 300)
      screen.cancelTouch()
      await screen.wait(1)
      #expect(model.log == [] && screen.shift(of: 3) == 0)
      try await screen.openRow(3)
      #expect(screen.shift(of: 3) == -148)
    }

    @Test("The open row follows its item when rows before it are inserted", arguments: [false, true])
    func follows(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.openRow(3)
      model.rows.insert(contentsOf: Row.rows(-2..<0), at: 1)
      await screen.wait(0.5)
      #expect(screen.shift(of: 3) == -148)
      await screen.tap("Flag", wait: 1)
      #expect(model.log == ["flag 3"] && screen.shift(of: 3) == 0)
    }

    @Test("In a page that scrolls horizontally, a row swipes toward its actions", arguments: [false, true])
    func pages(isDriven: Bool) async throws {
      for kind in [SwipeReportKind.plain, .none] {
        let screen = await Screen(
          SwipePagesView(model: model, kind: kind, isDriven: isDriven), safeArea: EdgeInsets(),
          wait: 0.3)
        try await screen.pullRow(3, by: -150)
        let page = screen.scrolls[0].offset.x
        #expect(kind == .none ? page > 100 : page == 0)
        if kind == .plain { #expect(screen.shift(of: 3) == -125) }
        await screen.lift(wait: 1)
      }
    }

    @Test("A swipe toward an edge without actions scrolls the page", arguments: [false, true])
    func pagesBack(isDriven: Bool) async throws {
      let screen = await Screen(
        SwipePagesView(model: model, kind: .reply, isDriven: isDriven), safeArea: EdgeInsets(),
        wait: 0.3)
      try await screen.pullRow(3, by: -150)
      #expect(screen.scrolls[0].offset.x > 100)
      await screen.lift(wait: 1)
      #expect(model.log == [])
    }

    @Test("A slider and a horizontal scroll view in a row keep their touches", arguments: [false, true])
    func controls(isDriven: Bool) async throws {
      for hasSlider in [true, false] {
        let screen = await Screen(
          SwipeControlsView(model: model, hasSlider: hasSlider, isDriven: isDriven),
          safeArea: EdgeInsets(), wait: 0.3)
        let frame = try #require(screen.frame(of: "Row 2"))
        await screen.drag(
          from: CGPoint(x: 300, y: frame.maxY + 30), by: CGSize(width: -150, height: 0), over: 0.3)
        await screen.frames(8)
        #expect(screen.shift(of: 2) == 0)
        if hasSlider { #expect(model.volume < 0.5) }
        await screen.lift(wait: 1)
        // The text of the row swipes.
        try await screen.openRow(2, by: -100)
        #expect(screen.shift(of: 2) == -74)
      }
    }

    @Test("A reply needs no button, and the row returns", arguments: [false, true])
    func reply(isDriven: Bool) async throws {
      let screen = await model.screen(.reply, isDriven: isDriven)
      try await screen.pullRow(3, by: 80)
      #expect(screen.texts.contains("Reply"))
      await screen.lift(wait: 1)
      #expect(model.log == [] && screen.shift(of: 3) == 0)
      try await screen.pullRow(3, by: 100)
      screen.lift()
      #expect(model.log == ["reply 3"])
      await screen.wait(1)
      #expect(model.log == ["reply 3"] && screen.shift(of: 3) == 0 && !screen.texts.contains("Reply"))
    }
  }

  extension SwipeScreenTests {
    @Test("Right to left, the trailing actions are on the left", arguments: [false, true])
    func rightToLeft(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven) { $0.layoutDirection = .rightToLeft }
      try await screen.openRow(3, by: 150)
      #expect(screen.shift(of: 3) == 148 && middle("Delete", screen) == 37)
      await screen.tap("Delete", wait: 1)
      #expect(model.log == ["delete 3"] && screen.frame(of: "Row 3") == nil)
    }

    @Test(
      "VoiceOver has the buttons as actions", .enabled(if: Screen.hasVoiceOver), arguments: [false, true])
    func voiceOver(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      #expect(Array(screen.accessibilityActions.prefix(3)).sorted() == ["Delete", "Flag", "Read"])
      screen.perform("Flag")
      #expect(model.log == ["flag 0"])
      await screen.perform("Delete", wait: 1)
      #expect(model.log == ["flag 0", "delete 0"] && screen.frame(of: "Row 0") == nil)
    }

    @Test("With Reduce Motion the row is open with the lift", .enabled(if: Screen.canReduceMotion))
    func reduceMotion() async throws {
      let screen = await model.screen(.mail, isDriven: false) { Screen.reduceMotion(&$0) }
      try await screen.pullRow(3, by: -150)
      screen.lift()
      await screen.frames(1)
      #expect(screen.shift(of: 3) == -148)
    }

    @Test("A trackpad swipes with two fingers", .enabled(if: Screen.hasTrackpad), arguments: [false, true])
    func trackpad(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      let frame = try #require(screen.frame(of: "Row 3"))
      let point = CGPoint(x: 200, y: frame.midY)
      await screen.trackpad(by: CGSize(width: -140, height: 0), over: 0.3, at: point)
      await screen.wait(1)
      #expect(screen.shift(of: 3) == -148)
    }

    @Test("A swipe that pops the page has the rows without leading actions", arguments: [false, true])
    func pops(isDriven: Bool) async throws {
      for kind in [SwipeReportKind.plain, .mail] {
        let screen = await Screen(
          SwipePushedView(model: model, kind: kind, isDriven: isDriven), wait: 0.3)
        await screen.tap("Open", wait: 1)
        let frame = try #require(screen.frame(of: "Row 3"))
        await screen.drag(from: CGPoint(x: 100, y: frame.midY), by: CGSize(width: 90, height: 0), over: 0.3)
        await screen.frames(8)
        if kind == .mail { #expect(screen.shift(of: 3) == 65) }
        await screen.drag(by: CGSize(width: 150, height: 0), over: 0.2)
        await screen.lift(wait: 1)
        #expect(screen.texts.contains("Open") == (kind == .plain))
      }
    }

    @Test("The open row stays open when the device turns", arguments: [false, true])
    func turns(isDriven: Bool) async throws {
      let screen = await model.screen(.mail, isDriven: isDriven)
      try await screen.openRow(3)
      await screen.resize(to: CGSize(width: 844, height: 390), safeArea: EdgeInsets(), wait: 1)
      #expect(screen.shift(of: 3) == -148 && middle("Delete", screen) == 844 - 37)
      try await screen.pullRow(3, by: -60)
      await screen.lift(wait: 1)
      #expect(model.log == [] && screen.shift(of: 3) == -148)
    }

    @Test("A scroll by code closes the row", arguments: [false, true])
    func scrollByCode(isDriven: Bool) async throws {
      let controller = ListController()
      let screen = await Screen(
        SwipeReportPage(model: model, kind: .mail, isDriven: isDriven, controller: controller),
        safeArea: EdgeInsets(),
        wait: 0.3)
      try await screen.openRow(5)
      #expect(screen.shift(of: 5) == -148)
      controller.scrollTo(index: 3, anchor: .top)
      await screen.wait(1.5)
      #expect(screen.frame(of: "Row 5") != nil && screen.shift(of: 5) == 0)
    }

    #if !canImport(ObjectiveC)
      @Test("A list without the modifier has no reader of swipes")
      func costs() async throws {
        let plain = await model.screen(.none, isDriven: false)
        let mail = await model.screen(.mail, isDriven: false)
        let counts = [plain, mail].map { $0.stage.scrollElements[0].view.gestureRecognizers?.count ?? 0 }
        #expect(counts[1] - counts[0] == 2)
      }
    #endif
  }
#endif
