#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The first and the last row of a list beside a header and a footer.
  @MainActor @Suite(.onScreen, .serialized) struct ListEndRowScreenTests {
    @MainActor final class Model: ObservableObject {
      @Published var rows: [Row]
      @Published var question: Int?
      let list = ListController()

      init(_ rows: [Row]) { self.rows = rows }
    }

    private func pageView(model: Model, isDriven: Bool = false, isAligned: Bool = false, ends: CGFloat)
      -> some View
    {
      ModelView(model) {
        VerticalList(model.rows, controller: model.list) { RowView(row: $0, height: 50) }
          .listHeader { Text("Header").frame(height: ends) }
          .listFooter { Text("Footer").frame(height: ends) }
          .listAnchor(nil, alignment: isAligned ? .bottom : .top)
          .listEndSpace(toPlace: model.question, at: .top)
          .listScrolling(isDriven ? .driven : .native)
      }
    }

    /// The viewport between the safe areas, in pt.
    private static let viewport = (start: 47.0, end: 810.0)

    @Test(
      "The first and the last row reach the requested point beside a long header and footer",
      arguments: [0, 99], [0, 0.5, 1])
    func reachThePoint(id: Int, point: Double) async throws {
      let model = Model(Row.rows(0..<100))
      let screen = await Screen(pageView(model: model, ends: 900), wait: 0.5)
      var outcome: ScrollOutcome?
      Task { outcome = await model.list.scroll(to: id, anchor: UnitPoint(x: 0.5, y: point)) }
      await screen.wait(3)
      let middle = try #require(screen.frame(of: "Row \(id)")).midY
      let wanted = Self.viewport.start + (Self.viewport.end - Self.viewport.start) * point
      #expect(outcome == .arrived)
      #expect(abs(middle + 50 * (point - 0.5) - wanted) < 1.5, "\(middle), \(wanted)")
    }

    @Test("The first question of a chat goes to the top below any header", arguments: [60.0, 700, 900])
    func firstQuestion(header: Double) async throws {
      for isDriven in [false, true] {
        let model = Model([])
        let screen = await Screen(pageView(model: model, isDriven: isDriven, ends: header), wait: 0.5)
        model.rows = Row.rows(1..<3)
        model.question = 1
        model.list.scrollTo(id: 1, anchor: .top)
        await screen.wait(2)
        let start = try #require(screen.frame(of: "Row 1")).midY - 25
        #expect(abs(start - Self.viewport.start) < 1.5, "\(start)")
      }
    }

    @Test("The footer of an empty list is aligned as with rows", arguments: [false, true])
    func emptyList(isDriven: Bool) async throws {
      let model = Model([])
      let screen = await Screen(
        pageView(model: model, isDriven: isDriven, isAligned: true, ends: 60), wait: 0.5)
      for rows in [[], Row.rows(0..<1), []] {
        model.rows = rows
        await screen.wait(1)
        let end = try #require(screen.frame(of: "Footer")).midY + 30
        #expect(abs(end - Self.viewport.end) < 1.5, "\(rows.count) rows: \(end)")
      }
    }
  }
#endif
