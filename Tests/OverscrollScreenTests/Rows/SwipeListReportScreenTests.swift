#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  #if canImport(UIKit)
    import UIKit
  #endif

  /// Reports about swiped rows of other packages, tried here: in lists with other features.
  ///
  /// The log of all reports is `Tools/Verify/RowReports.md`.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct SwipeListReportScreenTests {
    let model = SwipeReportModel()

    /// lionheart/openradar-mirror#20855.
    @Test("VoiceOver has leading actions without trailing ones", .enabled(if: Screen.hasVoiceOver))
    func leadingOnly() async {
      let screen = await model.screen(.leading, isDriven: false)
      #expect(screen.accessibilityActions.first == "Flag")
      screen.perform("Flag")
      #expect(model.log == ["flag 0"])
    }

    /// c-villain/SwipeActions#3.
    @Test("A tap on a button selects no row, and neither does a swipe", arguments: [false, true])
    func selection(isDriven: Bool) async throws {
      let screen = await model.screen(.selection, isDriven: isDriven)
      try await screen.openRow(3, by: -100)
      #expect(screen.shift(of: 3) == -74 && model.selection == [])
      await screen.tap("Flag", wait: 1)
      #expect(model.log == ["flag 3"] && model.selection == [])
      try await screen.openRow(3, by: -100)
      await screen.tap("Row 5", wait: 1)
      #expect(model.selection == [])
      await screen.tap("Row 5", wait: 0.3)
      #expect(model.selection == [5])
    }

    /// feedback-assistant/reports#819 and #820.
    @Test("An action that moves the row to another section closes it there", arguments: [false, true])
    func sections(isDriven: Bool) async throws {
      let screen = await model.screen(.sections, isDriven: isDriven)
      for row in [5, 5, 2] {
        try await screen.openRow(row, by: -100)
        screen.tap("Move")
        for _ in 0..<60 {
          await screen.frames(1)
          let texts = screen.texts.filter { $0.hasPrefix("Row ") }
          #expect(Set(texts).count == texts.count)
        }
        #expect(model.log.last == "move \(row)")
        #expect(screen.shift(of: row) == 0 && !screen.texts.contains("Move"))
      }
      #expect(model.groups[0].rows.map(\.id) == [0, 1, 2])
    }

    /// computerjazz/react-native-draggable-flatlist#107.
    @Test(
      "In a list that is also reordered, a swipe lifts nothing, and a lifted row does not swipe",
      arguments: [false, true])
    func reorder(isDriven: Bool) async throws {
      let screen = await model.screen(.reorder, isDriven: isDriven)
      try await screen.pullRow(3, by: -125)
      await screen.wait(0.8)
      #expect(screen.shift(of: 3) == -100)
      await screen.lift(wait: 1)
      #expect(screen.shift(of: 3) == -148)
      let start = try await screen.liftRow(6)
      // The first touch closes the open row.
      #expect(model.rows == Row.rows(0..<60))
      await screen.lift(wait: 1)
      try await screen.liftRow(6)
      screen.move(to: CGPoint(x: start.x - 200, y: start.y))
      await screen.wait(0.3)
      #expect(!screen.texts.contains("Flag"))
      screen.move(to: CGPoint(x: start.x - 200, y: start.y + 120))
      await screen.wait(0.3)
      await screen.lift(wait: 1)
      #expect(model.rows.firstIndex(of: Row(id: 6)) == 8 && model.log == [])
    }

    /// A driven list has no edges, so it does not load.
    @Test("An open row's button works in a list that loads more")
    func loadsMore() async throws {
      model.rows = Row.rows(0..<20)
      let screen = await model.screen(.loading, isDriven: false)
      await screen.swipe(
        from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: -345), over: 0.5, liftAfter: 8)
      await screen.frames(2)
      try await screen.openRow(18)
      #expect(model.pages > 0)
      let count = model.rows.count
      model.loadMore()
      await screen.wait(0.3)
      #expect(model.rows.count > count && screen.shift(of: 18) == -148)
      await screen.tap("Flag", wait: 1)
      #expect(model.log == ["flag 18"] && screen.shift(of: 18) == 0)
    }

    @Test("In a grid nothing swipes, and taps and scrolls work", arguments: [false, true])
    func grid(isDriven: Bool) async throws {
      let screen = await model.screen(.grid, isDriven: isDriven)
      let before = try screen.center(of: 5)
      try await screen.openRow(5)
      #expect(try screen.center(of: 5) == before && !screen.texts.contains("Flag"))
      screen.tap("Row 5")
      #expect(model.log == ["tap 5"])
      await screen.drag(from: before, by: CGSize(width: 0, height: -100), over: 0.3)
      #expect(try before.y - screen.center(of: 5).y > 80)
      await screen.lift(wait: 1)
    }

    #if canImport(UIKit)
      /// Posts the notification from another thread, because a post waits for the main queue.
      private func enterBackground() async {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
            continuation.resume()
          }
        }
      }

      /// mlemgroup/mlem#2789.
      @Test(
        "A row that is pulled when the app leaves the foreground is closed when it returns",
        arguments: [false, true])
      func background(isDriven: Bool) async throws {
        let screen = await model.screen(isDriven: isDriven)
        try await screen.pullRow(3, by: -85)
        #expect(screen.shift(of: 3) == -60)
        await enterBackground()
        screen.cancelTouch()
        await screen.wait(1)
        #expect(screen.shift(of: 3) == 0 && model.log == [])
        try await screen.openRow(3)
        await enterBackground()
        await screen.wait(1)
        #expect(screen.shift(of: 3) == 0)
      }
    #endif
  }
#endif
