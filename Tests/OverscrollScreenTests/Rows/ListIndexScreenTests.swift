#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The index of a list's sections.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ListIndexScreenTests {
    private struct Letter: Identifiable {
      let id: Int
      /// The last letter has two rows.
      var rows: [Row] { Row.rows(id * 1000..<id * 1000 + (id == 25 ? 2 : 40)) }
      var title: String { String(UnicodeScalar(UInt8(65 + id))) }
    }

    @MainActor private final class Counter { var built = 0 }

    private struct Page: View {
      var letters = (0..<26).map { Letter(id: $0) }
      var scrolling = ListScrolling.native
      var height: CGFloat = 844
      let counter: Counter
      let controller: ListController

      var body: some View {
        VerticalList(sections: letters, items: \.rows, controller: controller) { row in
          counter.built += 1
          return RowView(row: row, height: CGFloat(30 + row.id % 5 * 20))
        } header: { letter in
          Text("Header \(letter.title)").frame(maxWidth: .infinity, minHeight: 30, maxHeight: 30)
        }
        .listScrolling(scrolling)
        .listIndex(sections: letters) { $0.title }
        .frame(height: height)
      }
    }

    private func screen(_ view: some View) async -> Screen {
      await Screen(view, safeArea: EdgeInsets(), wait: 0.5)
    }

    private func header(_ title: String, _ screen: Screen) -> CGFloat? {
      screen.frame(of: "Header \(title)").map { $0.midY - 15 }
    }

    @Test(
      "A touch of a title scrolls to its section, and a drag passes the sections",
      arguments: [false, true])
    func drag(isDriven: Bool) async throws {
      let (counter, controller) = (Counter(), ListController())
      let screen = await screen(
        Page(scrolling: isDriven ? .driven : .native, counter: counter, controller: controller))
      let (first, last) = (try #require(screen.frame(of: "A")), try #require(screen.frame(of: "Z")))
      #expect(abs(first.midY + last.midY - 844) < 1)
      let line = (last.midY - first.midY) / 25
      #expect(line == 15)
      let built = counter.built
      screen.touchDown(at: CGPoint(x: 380, y: first.midY + 12 * line))
      await screen.frames(1)
      #expect(header("M", screen) == 0)
      // The title beside the finger.
      #expect(screen.texts.count { $0 == "M" } == 2)
      #expect(screen.haptics == 1)
      await screen.wait(0.5)
      #expect(header("M", screen) == 0)
      for letter in 13..<25 {
        screen.move(to: CGPoint(x: 300, y: first.midY + CGFloat(letter) * line))
        await screen.frames(2)
        #expect(header(Letter(id: letter).title, screen) == 0, "\(letter)")
      }
      #expect(screen.haptics == 13)
      // Thirteen jumps with at most 28 visible rows each, which are drawn twice.
      #expect(counter.built - built <= 13 * 28 * 3, "\(counter.built - built)")
      screen.move(to: CGPoint(x: 380, y: 840))
      await screen.wait(0.5)
      #expect(controller.visibleRange.upperBound == controller.count)
      #expect(screen.haptics == 14)
      screen.lift()
      await screen.frames(1)
      #expect(screen.texts.count { $0 == "Z" } == 1)
      await screen.tap(CGPoint(x: 380, y: first.midY), wait: 0.5)
      #expect(header("A", screen) == 0)
    }

    @Test("A short index shows dots for some titles, and a drag still reaches every section")
    func dots() async throws {
      let controller = ListController()
      let screen = await screen(Page(height: 200, counter: Counter(), controller: controller))
      #expect(screen.texts.count { $0 == "•" } == 5)
      let top = try #require(screen.frame(of: "A")?.midY)
      screen.touchDown(at: CGPoint(x: 380, y: top))
      var found: [Int] = []
      for step in 0...330 {
        screen.move(to: CGPoint(x: 380, y: top + CGFloat(step) / 2))
        let section = screen.texts.last { $0.count == 1 && $0 != "•" }
        await screen.frames(1)
        let titles = screen.texts.filter { text in
          text.count == 1 && text != "•" && (screen.frame(of: text).map { $0.maxX < 360 } ?? false)
        }
        if let title = titles.first ?? section { found.append(Int(title.utf8.first ?? 65) - 65) }
      }
      #expect(Set(found) == Set(0..<26), "\(Set(0..<26).subtracting(found))")
      #expect(screen.haptics == 25)
      screen.lift()
    }

    @Test("Rows beside the index, and lists that fit or have no titles, receive their touches")
    func touches() async {
      let controller = ListController()
      let screen = await screen(Page(counter: Counter(), controller: controller))
      await screen.drag(from: CGPoint(x: 340, y: 600), by: CGSize(width: 0, height: -300), over: 0.3)
      #expect(controller.position.item > 2)
      await screen.frames(8)
      screen.lift()
      await screen.replace(
        Page(letters: [Letter(id: 25)], height: 600, counter: Counter(), controller: controller), wait: 0.3)
      #expect(!screen.texts.contains("Z"))
      await screen.replace(Page(letters: [], counter: Counter(), controller: controller), wait: 0.3)
    }

    @Test("A list without sections has an index of given titles, on the left from right to left")
    func plain() async throws {
      let controller = ListController()
      let screen = await screen(
        VerticalList(Row.rows(0..<1000), controller: controller) { RowView(row: $0) }
          .listIndex(titles: ["a", "b", "c"]) { $0 * 300 }
          .environment(\.layoutDirection, .rightToLeft))
      let frame = try #require(screen.frame(of: "c"))
      #expect(abs(frame.midX - 12) < 0.1)
      await screen.tap(CGPoint(x: 12, y: frame.midY), wait: 0.3)
      #expect(controller.position == .init(item: 600, offset: 0))
      #expect(screen.haptics == 1)
      screen.tap(CGPoint(x: 12, y: frame.midY))
      #expect(screen.haptics == 1)
    }

    #if !canImport(ObjectiveC)
      @Test("For VoiceOver, the index is one adjustable element, which reaches every section")
      func voiceOver() async throws {
        let controller = ListController()
        let screen = await screen(Page(counter: Counter(), controller: controller))
        func index() throws -> AccessibilityElement {
          try #require(screen.stage.accessibilityElements.first { $0.label == "Section index" })
        }
        #expect(try index().value == "A")
        var values: [String?] = []
        for _ in 0..<27 {
          try index().adjust(.increment)
          await screen.wait(0.2)
          values.append(try index().value)
        }
        #expect(values == (1..<26).map { Letter(id: $0).title } + ["Z", "Z"])
        try index().adjust(.decrement)
        await screen.wait(0.2)
        #expect(header("Y", screen) == 0)
        #expect(!screen.stage.accessibilityElements.contains { $0.label == "M" })
      }

      @Test("A scroll redraws the index only if a different section is visible")
      func cost() async {
        let controller = ListController()
        let screen = await screen(Page(counter: Counter(), controller: controller))
        let before = screen.evaluations(of: "IndexOverlayView")
        #expect(before > 0)
        await screen.fling(by: -300, from: CGPoint(x: 200, y: 700), wait: 3)
        #expect(controller.position.item > 20)
        #expect(screen.evaluations(of: "IndexOverlayView") - before <= 1 + controller.position.item / 41)
      }
    #endif
  }
#endif
