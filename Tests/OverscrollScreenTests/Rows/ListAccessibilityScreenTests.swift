#if canImport(SwiftUI) && !canImport(ObjectiveC)
  import Combine
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import PlatformViews
  import ScreenDriver
  import SwiftUI
  import Testing

  /// What VoiceOver says about the rows of a list, and the headings that it reaches.
  @MainActor @Suite(.onScreen, .serialized) struct ListAccessibilityScreenTests {
    private struct Letter: Identifiable {
      let id: Int
      var title: String { String(UnicodeScalar(UInt8(65 + id))) }
      var rows: [Row] { Row.rows(id * 1000..<id * 1000 + 40) }
    }

    @MainActor private final class Model: ObservableObject {
      @Published var rows: [Row]

      init(_ range: Range<Int> = 0..<1000) { rows = Row.rows(range) }
    }

    /// A list of 1,000 rows, or of 26 sections of 40 rows.
    private struct Page: View {
      @ObservedObject var model = Model()
      var letters: [Letter]?
      var isDriven = false
      let controller: ListController

      var body: some View {
        list
          .listScrolling(isDriven ? .driven : .native)
          .listAccessibilityPositions()
      }

      @ViewBuilder private var list: some View {
        if let letters {
          VerticalList(sections: letters, items: \.rows, controller: controller) { row in
            RowView(row: row, height: 50)
          } header: { letter in
            Text("Header \(letter.title)").frame(height: 30)
          }
          .listAccessibilityHeadings(sections: letters) { $0.title == "C" ? nil : $0.title }
        } else {
          VerticalList(model.rows, controller: controller) { RowView(row: $0, height: 50) }
            .listAccessibilityHeadings(titles: ["First", "Later", "Last"]) { $0 * 400 }
        }
      }
    }

    private func screen(_ view: some View, voiceOver: Bool = true) async -> Screen {
      await Screen(view, safeArea: EdgeInsets(), wait: 0.5) {
        $0.accessibilityVoiceOverEnabled = voiceOver
      }
    }

    private func speech(_ screen: Screen, _ count: Int = .max) -> [String] {
      Array(screen.stage.accessibilityElements.map(\.speech).prefix(count))
    }

    @Test("VoiceOver says the position of each row", arguments: [false, true])
    func positions(isDriven: Bool) async {
      let controller = ListController()
      let screen = await screen(Page(isDriven: isDriven, controller: controller))
      #expect(speech(screen, 3) == ["Row 0, 1 of 1,000", "Row 1, 2 of 1,000", "Row 2, 3 of 1,000"])
      await controller.jump(to: .bottom, on: screen)
      #expect(speech(screen).last == "Row 999, 1,000 of 1,000")
    }

    @Test("A row that arrives changes the numbers of the others", arguments: [false, true])
    func changes(isDriven: Bool) async {
      let model = Model(0..<20)
      let screen = await screen(Page(model: model, isDriven: isDriven, controller: ListController()))
      #expect(speech(screen, 2) == ["Row 0, 1 of 20", "Row 1, 2 of 20"])
      model.rows = Row.rows(-1..<20)
      await screen.wait(0.5)
      #expect(speech(screen).contains("Row 1, 3 of 21"))
      model.rows = Row.rows(0..<19)
      await screen.wait(0.5)
      #expect(speech(screen, 2) == ["Row 0, 1 of 19", "Row 1, 2 of 19"])
    }

    @Test("Headers have no position, and do not count", arguments: [false, true])
    func sections(isDriven: Bool) async {
      let controller = ListController()
      let screen = await screen(
        Page(letters: (0..<26).map { Letter(id: $0) }, isDriven: isDriven, controller: controller))
      #expect(speech(screen, 3) == ["Header A", "Row 0, 1 of 1,040", "Row 1, 2 of 1,040"])
      #expect(screen.stage.accessibilityElements.first?.traits.contains(.isHeader) == true)
      #expect(screen.stage.accessibilityElements.last?.traits.contains(.isHeader) == false)
      await controller.jump(to: 41, anchor: .topLeading, on: screen)
      #expect(speech(screen).contains("Row 1000, 41 of 1,040"))
    }

    @Test("A scroll with three fingers says the visible rows", arguments: [false, true])
    func page(isDriven: Bool) async {
      let controller = ListController()
      let screen = await screen(Page(isDriven: isDriven, controller: controller))
      #expect(screen.stage.accessibilityScrollStatus == "1 to 17 of 1,000")
      for _ in 0..<2 {
        screen.stage.accessibilityScroll(.bottom)
        await screen.wait(2)
        let visible = controller.visibleRange
        let words = "\(visible.lowerBound + 1) to \(visible.upperBound) of 1,000"
        #expect(visible.lowerBound > 10)
        #expect(screen.stage.accessibilityScrollStatus == words)
        // The platform's scroll view posts its own notification.
        #expect(UIFeedbackLog.entries.last == (isDriven ? .page(words) : nil))
      }
      #expect(UIFeedbackLog.entries.count == (isDriven ? 2 : 0))
    }

    @Test("The rotor reaches headings that are not built", arguments: [false, true], [false, true])
    func headings(isDriven: Bool, hasSections: Bool) async throws {
      let controller = ListController()
      let letters = (0..<26).map { Letter(id: $0) }
      let screen = await screen(
        Page(letters: hasSections ? letters : nil, isDriven: isDriven, controller: controller))
      let titles =
        hasSections ? letters.map(\.title).filter { $0 != "C" } : ["First", "Later", "Last"]
      #expect(screen.stage.rotorLabels(.headings) == titles)
      for title in titles.shuffled() {
        let find = try #require(screen.stage.prepareRotorEntry(title, in: .headings), "\(title)")
        await screen.frames(2)
        let element = try #require(find(), "\(title) is not built")
        let rows = ["First": "Row 0", "Later": "Row 400", "Last": "Row 800"]
        #expect(element.label == rows[title] ?? "Header \(title)")
        #expect(element.traits.contains(.isHeader))
        #expect(element.frame.minY >= 0 && element.frame.maxY <= 844, "\(title): \(element.frame)")
      }
    }

    @Test("Without VoiceOver, the modifiers do nothing")
    func off() async {
      let controller = ListController()
      let screen = await screen(
        Page(letters: (0..<26).map { Letter(id: $0) }, controller: controller), voiceOver: false)
      #expect(speech(screen, 2) == ["Header A", "Row 0"])
      #expect(screen.stage.rotorLabels(.headings) == [])
      #expect(screen.stage.accessibilityScrollStatus == nil)
      let before = screen.evaluations(of: "SpokenPositionModifier")
      await screen.fling(by: -300, from: CGPoint(x: 200, y: 700), wait: 3)
      let built = controller.visibleRange.upperBound
      #expect(screen.evaluations(of: "SpokenPositionModifier") - before <= built + 20)
    }
  }
#endif
