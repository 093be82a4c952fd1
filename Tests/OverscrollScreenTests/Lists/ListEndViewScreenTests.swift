#if canImport(SwiftUI)
  import Combine
  import Foundation
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The header and the footer of a list.
  @MainActor @Suite(.onScreen, .serialized) struct ListEndViewScreenTests {
    private struct Field: View {
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }.frame(maxWidth: .infinity, minHeight: 80)
      }
    }

    private final class Model: ObservableObject {
      @Published var rows: Range<Int>
      @Published var header: CGFloat = 80

      init(_ rows: Range<Int>) { self.rows = rows }
    }

    private func pageView(model: Model, isDriven: Bool, controller: ListController, lanes: Int = 1)
      -> some View
    {
      ModelView(model) {
        VerticalList(Row.rows(model.rows), controller: controller) { RowView(row: $0, height: 50) }
          .listArrangement(lanes == 1 ? .stack : .columns(lanes))
          .listHeader {
            Text("Header").frame(width: 300, height: model.header)
            Field()
          }
          .listFooter { Text("Footer").frame(height: 40) }
          .listScrolling(isDriven ? .driven : .native)
          .frame(height: 500)
      }
    }

    @Test(
      "A header is before the first item and a footer after the last, across all lanes",
      arguments: [false, true], [1, 3])
    func positions(isDriven: Bool, lanes: Int) async throws {
      let controller = ListController()
      let screen = await Screen(
        pageView(model: Model(0..<6), isDriven: isDriven, controller: controller, lanes: lanes), wait: 0.5)
      let header = try #require(screen.frame(of: "Header"), "\(screen.texts)")
      let first = try #require(screen.frame(of: "Row 0"), "\(screen.texts)")
      let last = try #require(screen.frame(of: "Row 5"), "\(screen.texts)")
      let footer = try #require(screen.frame(of: "Footer"), "\(screen.texts)")
      #expect(header.midX == 195 && footer.midX == 195)
      // The header is 160 pt long with its button, a row 50 pt, and the footer 40 pt.
      #expect(abs(first.midY - header.midY - (120 + 25)) < 1)
      #expect(abs(footer.midY - last.midY - (25 + 20)) < 1)
      #expect(controller.count == 6 && controller.visibleRange == 0..<6)
      #expect(controller.isAtEdge(.top))
    }

    @Test("The header keeps its state while it is far away", arguments: [false, true])
    func state(isDriven: Bool) async {
      let controller = ListController()
      let screen = await Screen(
        pageView(model: Model(0..<10_000), isDriven: isDriven, controller: controller), wait: 0.5)
      await screen.tap("Count 0", wait: 0.2)
      #expect(screen.texts.contains("Count 1"))
      await controller.jump(to: .bottom, on: screen)
      #expect(screen.texts.contains("Footer") && !screen.texts.contains("Count 1"))
      #expect(controller.isAtEdge(.bottom))
      #expect(controller.scrollTo(id: 5000, anchor: .topLeading, animated: false))
      await screen.wait(0.5)
      #expect(controller.position.item == 5000 && abs(controller.position.offset) < 1)
      #expect(controller.scrollTo(id: 0, anchor: .topLeading, animated: false))
      await screen.wait(0.5)
      #expect(controller.position.item == 0 && !screen.texts.contains("Count 1"))
      await controller.jump(to: .top, on: screen)
      #expect(screen.texts.contains("Count 1") && screen.texts.contains("Row 0"))
      #expect(controller.isAtEdge(.top))
    }

    @Test("A header that grows moves the items only at the content's start", arguments: [false, true])
    func growth(isDriven: Bool) async {
      let (controller, model) = (ListController(), Model(0..<1000))
      let screen = await Screen(pageView(model: model, isDriven: isDriven, controller: controller), wait: 0.5)
      let before = screen.frame(of: "Row 0")?.midY ?? 0
      model.header = 130
      await screen.wait(0.3)
      #expect(controller.isAtEdge(.top) && abs((screen.frame(of: "Row 0")?.midY ?? 0) - before - 50) < 1)
      await controller.jump(to: 20, anchor: .topLeading, on: screen)
      let row = screen.frame(of: "Row 22")?.midY ?? 0
      model.header = 70
      await screen.wait(0.3)
      #expect(abs((screen.frame(of: "Row 22")?.midY ?? 0) - row) < 1)
    }

    @Test("The first frame shows the items below the header", arguments: [false, true])
    func firstFrame(isDriven: Bool) async {
      let screen = Screen(pageView(model: Model(0..<100), isDriven: isDriven, controller: ListController()))
      var positions: [CGFloat] = []
      for _ in 0..<20 {
        await screen.frames(1)
        if let row = screen.frame(of: "Row 0"), let header = screen.frame(of: "Header") {
          positions.append(row.midY - header.midY)
        }
      }
      #expect(positions.count > 10 && positions.allSatisfy { abs($0 - 145) < 1 }, "\(positions)")
    }

    @Test(
      "A pull refreshes above the header, and the items keep their distance to it",
      .enabled(if: Screen.hasFingers))
    func refresh() async throws {
      let screen = await Screen(
        pageView(model: Model(0..<100), isDriven: false, controller: ListController())
          .pullToRefresh { try await AmbientClock.current.clock.sleep(for: .seconds(2)) }, wait: 0.5)
      let before = screen.frame(of: "Header")?.midY ?? 0
      await screen.pullAndRelease(by: 420, wait: 1)
      let header = try #require(screen.frame(of: "Header"), "\(screen.texts)")
      let row = try #require(screen.frame(of: "Row 0"), "\(screen.texts)")
      #expect(header.midY - before > 30 && abs(row.midY - header.midY - 145) < 1)
      await screen.wait(3)
      #expect(abs((screen.frame(of: "Header")?.midY ?? 0) - before) < 1)
    }

    @Test("A list without items shows its header and its footer", arguments: [false, true])
    func empty(isDriven: Bool) async {
      let model = Model(0..<0)
      let screen = await Screen(
        pageView(model: model, isDriven: isDriven, controller: ListController()), wait: 0.5)
      #expect(screen.texts.contains("Header") && screen.texts.contains("Footer"))
      let (header, footer) = (screen.frame(of: "Header"), screen.frame(of: "Footer"))
      #expect(abs((footer?.midY ?? 0) - (header?.midY ?? 0) - (120 + 20)) < 1)
      model.rows = 0..<3
      await screen.wait(0.5)
      #expect(screen.texts.contains("Row 2"))
    }

    @Test("A horizontal list has its header at its leading side", arguments: [false, true], [false, true])
    func horizontal(isDriven: Bool, isRightToLeft: Bool) async throws {
      let screen = await Screen(
        HorizontalList(Row.rows(0..<100)) { Text($0.title).frame(width: 90, height: 100) }
          .listHeader { Text("Header").frame(width: 60, height: 160) }
          .listScrolling(isDriven ? .driven : .native), wait: 0.5
      ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      let header = try #require(screen.frame(of: "Header"), "\(screen.texts)")
      let row = try #require(screen.frame(of: "Row 0"), "\(screen.texts)")
      #expect(abs(header.midX - (isRightToLeft ? 360 : 30)) < 1)
      #expect(abs(row.midX - header.midX - (isRightToLeft ? -75 : 75)) < 1)
    }
  }
#endif
