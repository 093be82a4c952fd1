#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import OverscrollArticles
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  #if canImport(UIKit)
    import UIKit
  #endif

  /// The rows that a list keeps after they have left, as `listCache(_:)` documents.
  @MainActor @Suite(.onScreen, .serialized) struct ListCacheScreenTests {
    /// A kind of list.
    enum Host: CaseIterable {
      case native, driven, horizontal, columns, sections
    }

    @MainActor final class Model: ObservableObject {
      @Published var rows = Row.rows(0..<400)
      @Published var limit: Int? = 20
      /// The height of row 2, in pt.
      @Published var height: CGFloat = 50
      let controller = ListController()
      /// The rows that have appeared and disappeared, in order.
      var appeared: [Int] = []
      var disappeared: [Int] = []
    }

    /// A text that a row reads from its own model.
    @MainActor final class Words: ObservableObject {
      @Published var text = "old"
    }

    /// A row with a number that a tap increases.
    private struct Counter: View {
      let row: Row
      let height: CGFloat
      let model: Model
      @ObservedObject var words: Words
      @State private var count = 0

      var body: some View {
        Button("\(row.title): \(count) \(words.text)") { count += 1 }
          .frame(width: 110, height: height)
          .onAppear { model.appeared.append(row.id) }
          .onDisappear { model.disappeared.append(row.id) }
      }
    }

    private struct Counters: View {
      @ObservedObject var model: Model
      let words: Words
      let host: Host

      var body: some View { list.listCache(model.limit) }

      @ViewBuilder private var list: some View {
        switch host {
        case .native: VerticalList(model.rows, controller: model.controller, content: counter)
        case .driven:
          VerticalList(model.rows, controller: model.controller, content: counter).listScrolling(.driven)
        case .horizontal:
          HorizontalList(
            model.rows, estimatedItemExtent: 110, controller: model.controller, content: counter)
        case .columns:
          VerticalList(model.rows, controller: model.controller, content: counter)
            .listArrangement(.columns(2))
        case .sections:
          VerticalList(
            sections: [RowGroup(id: 0, rows: model.rows)], items: \.rows, controller: model.controller,
            content: counter
          ) { Text("Day \($0.id)").frame(height: 30) }
        }
      }

      private func counter(_ row: Row) -> Counter {
        Counter(row: row, height: row.id == 2 ? model.height : 50, model: model, words: words)
      }
    }

    private let model = Model()
    private let words = Words()

    private func show(_ host: Host) async -> Screen {
      await Screen(Counters(model: model, words: words, host: host), wait: 0.5)
    }

    private func scroll(_ screen: Screen, to row: Int) async {
      await model.controller.jump(to: row, anchor: .top, on: screen)
    }

    /// Returns the text of row 2 after a tap on it, and a scroll to row 60 and back.
    private func wordsAfterAReturn(_ host: Host) async -> String? {
      let screen = await show(host)
      #expect(await screen.tap("Row 2: 0 old", wait: 0.2))
      #expect(screen.frame(of: "Row 2: 1 old") != nil)
      await scroll(screen, to: 60)
      #expect(!screen.texts.contains { $0.hasPrefix("Row 2:") })
      await scroll(screen, to: 0)
      return screen.texts.first { $0.hasPrefix("Row 2:") }
    }

    @Test("A row that comes back soon has its state", arguments: Host.allCases)
    func aRowKeepsItsState(host: Host) async {
      model.limit = 60
      #expect(await wordsAfterAReturn(host) == "Row 2: 1 old")
      #expect(model.appeared.count { $0 == 2 } == 1 && !model.disappeared.contains(2))
    }

    @Test("Without a cache, a row that comes back is new", arguments: Host.allCases, [nil, 0, -5])
    func aRowIsNewWithoutACache(host: Host, limit: Int?) async {
      model.limit = limit
      #expect(await wordsAfterAReturn(host) == "Row 2: 0 old")
      #expect(model.appeared.count { $0 == 2 } == 2 && model.disappeared.contains(2))
    }

    @Test("The rows that left first are removed first", arguments: Host.allCases)
    func theOldestRowsAreRemoved(host: Host) async {
      model.limit = 6
      let screen = await show(host)
      let built = Set(model.appeared)
      await scroll(screen, to: 200)
      let now = Set(model.appeared).subtracting(model.disappeared)
      let cached = now.intersection(built)
      #expect(cached.count >= 5 && cached.count <= 6, "\(cached)")
      // Then the rows of the second page are the last that left.
      await scroll(screen, to: 300)
      #expect(model.disappeared.filter { built.contains($0) }.count == built.count)
    }

    @Test("A cached row cannot be seen, touched or read", arguments: Host.allCases)
    func aCachedRowIsHidden(host: Host) async {
      let screen = await show(host)
      model.limit = 60
      await screen.wait(0.2)
      await scroll(screen, to: 60)
      #expect(!model.disappeared.contains(2))
      #expect(screen.texts.allSatisfy { !$0.hasPrefix("Row 2:") })
      if Screen.hasVoiceOver { #expect(!screen.read("Row 2: 0 old")) }
      #expect(!model.controller.visibleRange.contains(2))
    }

    @Test("A cached row shows the changes of its models when it comes back", arguments: Host.allCases)
    func aCachedRowIsUpdated(host: Host) async {
      model.limit = 60
      let screen = await show(host)
      await screen.tap("Row 2: 0 old", wait: 0.2)
      await scroll(screen, to: 60)
      words.text = "new"
      await screen.wait(0.2)
      await scroll(screen, to: 0)
      #expect(screen.frame(of: "Row 2: 1 new") != nil, "\(screen.texts)")
    }

    /// Each edit happens while row 2 is cached.
    @Test("A cached row keeps its state when the data is edited, and loses it when it is removed")
    func editsOfCachedRows() async {
      let edits: [(name: String, keeps: Bool, edit: ([Row]) -> [Row])] = [
        ("insert before", true, { Row.rows(-3..<0) + $0 }),
        ("remove before", true, { Array($0.dropFirst(2)) }),
        ("move to the end of the page", true, { rows in Self.moved(rows, from: 2, to: 9) }),
        ("reverse the page", true, { Array($0[..<8].reversed()) + $0[8...] }),
        ("remove", false, { rows in rows.filter { $0.id != 2 } }),
      ]
      for (name, keeps, edit) in edits {
        let model = Model()
        model.limit = 60
        let screen = await Screen(Counters(model: model, words: words, host: .native), wait: 0.5)
        screen.tap("Row 2: 0 old")
        await model.controller.jump(to: 60, anchor: .top, on: screen)
        let old = model.rows
        model.rows = edit(old)
        await screen.wait(0.5)
        #expect(model.disappeared.contains(2) == !keeps, "\(name)")
        if !keeps { model.rows = old }
        await model.controller.jump(to: 0, anchor: .top, on: screen)
        #expect(screen.frame(of: "Row 2: \(keeps ? 1 : 0) old") != nil, "\(name): \(screen.texts)")
      }
    }

    private static func moved(_ rows: [Row], from start: Int, to end: Int) -> [Row] {
      var rows = rows
      rows.insert(rows.remove(at: start), at: end)
      return rows
    }

    @Test("A cached row that changes its size has that size when it comes back")
    func aCachedRowIsResized() async {
      model.limit = 60
      let screen = await show(.native)
      let before = screen.frame(of: "Row 4: 0 old")?.midY ?? .nan
      await scroll(screen, to: 60)
      let position = screen.frame(of: "Row 62: 0 old")?.midY ?? .nan
      model.height = 130
      await screen.wait(0.5)
      #expect(abs((screen.frame(of: "Row 62: 0 old")?.midY ?? .nan) - position) < 1)
      await scroll(screen, to: 0)
      #expect(abs((screen.frame(of: "Row 4: 0 old")?.midY ?? .nan) - before - 80) < 1)
    }

    @Test("`none` removes cached rows") func noneRemovesCachedRows() async {
      let screen = await show(.native)
      await scroll(screen, to: 60)
      #expect(model.appeared.count > model.disappeared.count + 20)
      model.limit = .none
      await screen.wait(0.2)
      #expect(model.disappeared.contains(2))
      #expect(!screen.texts.isEmpty)
    }

    #if canImport(UIKit)
      @Test("A memory warning removes cached rows") func aMemoryWarningRemovesCachedRows() async {
        model.limit = 60
        let screen = await show(.native)
        await scroll(screen, to: 60)
        #expect(!model.disappeared.contains(2))
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
        await screen.wait(0.2)
        #expect(model.disappeared.contains(2))
        // Rows that leave later are cached again.
        await scroll(screen, to: 120)
        #expect(!model.disappeared.contains(62))
      }
    #endif

    /// A shelf scrolls to its card 30, and its row leaves and comes back.
    @Test("A horizontal shelf in a row keeps its position")
    func aShelfKeepsItsPosition() async {
      let controller = ListController()
      let shelf = ListController()
      let screen = await Screen(
        VerticalList(Row.rows(0..<200), controller: controller) { row in
          if row.id == 1 {
            HorizontalList(Row.rows(1000..<1100), controller: shelf) { Text($0.title).frame(width: 80) }
              .frame(height: 60)
          } else {
            RowView(row: row, height: 60)
          }
        }
        .listCache(40), wait: 0.5)
      await shelf.jump(to: 30, anchor: .leading, on: screen)
      #expect(screen.frame(of: "Row 1030") != nil)
      await controller.jump(to: 80, on: screen)
      #expect(screen.frame(of: "Row 1030") == nil)
      await controller.jump(to: 0, on: screen)
      #expect(screen.frame(of: "Row 1030") != nil, "\(screen.texts)")
    }

    /// The lists inside of a row have no cache, unless a modifier in the row sets one.
    @Test(
      "The cards of the third article's list are built once, and the app can turn this off",
      .enabled(if: Screen.hasFingers),
      arguments: [(nil, 6), (.some(nil), 9), (.some(1), 8)] as [(Int??, Int)])
    func theArticlesCardsAreBuiltOnce(limit: Int??, count: Int) async {
      var built: [Int] = []
      let cards = OverscrollArticles.HorizontalList(0..<100) { index in
        Text("Card \(index)").frame(width: 150, height: 200).padding(10).onAppear { built.append(index) }
      }
      let screen: Screen
      if let limit { screen = Screen(cards.listCache(limit)) } else { screen = Screen(cards) }
      await screen.frames(5)
      for distance in [-300, -300, 300, 300] as [CGFloat] {
        await screen.drag(
          from: CGPoint(x: distance < 0 ? 350 : 40, y: 428), by: CGSize(width: distance, height: 0), over: 1)
        await screen.wait(0.2)
        await screen.lift(wait: 0.2)
      }
      #expect(Set(built).count == 6 && built.count == count, "\(built)")
    }
  }
#endif
