#if canImport(SwiftUI)
  import Foundation
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists whose items are aligned to the viewport's end until they fill the viewport.
  @MainActor @Suite(.onScreen, .serialized) struct ListAlignmentScreenTests {
    private func chatView(model: ScreenModel, axis: Axis) -> some View {
      ModelView(model) {
        switch axis {
        case .vertical:
          VerticalList(model.rows, spacing: 10) { RowView(row: $0, height: 60) }
            .listAnchor(.bottom, alignment: .bottom)
        case .horizontal:
          HorizontalList(model.rows, spacing: 10) { Text($0.title).frame(width: 60, height: 300) }
            .listAnchor(.trailing, alignment: .trailing)
        }
      }
    }

    /// Returns the distance from the end of a row to the end of the viewport, in pt.
    private func room(_ screen: Screen, after row: Int, _ axis: Axis, isRightToLeft: Bool = false) -> CGFloat
    {
      guard let frame = screen.frame(of: "Row \(row)") else { return .nan }
      if axis == .vertical { return 810 - frame.midY - 30 }
      return isRightToLeft ? frame.midX - 30 : 390 - frame.midX - 30
    }

    @Test(
      "A short chat is aligned to the end of the viewport", arguments: [Axis.vertical, .horizontal],
      [0.0, 25])
    func aShortChatStandsAtTheEnd(axis: Axis, inset: Double) async {
      for scrolling in [ListScrolling.native, .driven] { await standsAtTheEnd(axis, scrolling, inset) }
    }

    private func standsAtTheEnd(_ axis: Axis, _ scrolling: ListScrolling, _ inset: Double) async {
      let model = ScreenModel(0..<3)
      let screen = await Screen(
        chatView(model: model, axis: axis).listInsets(inset).listScrolling(scrolling), wait: 0.5)
      #expect(abs(room(screen, after: 2, axis) - inset) < 1)
      // Each new message moves the earlier messages up, until the messages fill the viewport.
      for last in 3..<20 {
        model.rows = Row.rows(0..<last + 1)
        await screen.wait(1)
        #expect(abs(room(screen, after: last, axis) - inset) < 1, "Row \(last)")
        #expect(abs(room(screen, after: last - 1, axis) - inset - 70) < 1, "Row \(last - 1)")
      }
      #expect(!screen.texts.contains("Row 0"))
      // The chat becomes short again.
      model.rows = Row.rows(0..<2)
      await screen.wait(1)
      #expect(abs(room(screen, after: 1, axis) - inset) < 1)
    }

    @Test(
      "In a right-to-left layout, a short horizontal list is aligned to the left",
      arguments: [ListScrolling.native, .driven])
    func itStandsAtTheLeftOfRightToLeft(scrolling: ListScrolling) async {
      let screen = await Screen(
        chatView(model: ScreenModel(0..<3), axis: .horizontal).listScrolling(scrolling), wait: 0.5
      ) {
        $0.layoutDirection = .rightToLeft
      }
      #expect(abs(room(screen, after: 2, .horizontal, isRightToLeft: true)) < 1)
    }

    /// Pages of earlier messages are inserted until the chat is longer than the viewport.
    @Test("Inserting earlier messages does not move the last message") func earlierMessagesMoveNothing() async
    {
      let model = ScreenModel(0..<3)
      let work = Work()
      var first = 0
      let chat = chatView(model: model, axis: .vertical)
        .loadMore(edge: .top) {
          try await work.run()
          first -= 3
          model.rows = Row.rows(first..<3)
        }
      let screen = await Screen(chat, wait: 0.2)
      for page in 1...4 {
        #expect(work.isRunning, "page \(page)")
        work.succeed()
        for _ in 0..<80 {
          await screen.frames(1)
          let room = room(screen, after: 2, .vertical)
          #expect(abs(room) < 1, "page \(page): \(room)")
        }
      }
      #expect(model.rows.count == 15)
      #expect(abs(room(screen, after: 2, .vertical)) < 1)
    }

    /// A gap at the bottom edge opens below the last message.
    ///
    /// A gap at the top edge first uses the free space above the messages.
    @Test(
      "After an action at either edge, a short chat is again at the end of the viewport",
      arguments: [Edge.top, .bottom])
    func anEdgeThatLoadsLeavesItThere(edge: Edge) async {
      for count in [3, 11] { await leavesItThere(edge, rows: count) }
    }

    private func leavesItThere(_ edge: Edge, rows count: Int) async {
      let model = ScreenModel(0..<3)
      model.rows = Row.rows(0..<count)
      let work = Work()
      let screen = await Screen(
        chatView(model: model, axis: .vertical).pullToRefresh(edge: edge) { try await work.run() }, wait: 0.5)
      let rest = room(screen, after: count - 1, .vertical)
      #expect(abs(rest) < 1)
      await screen.pullAndRelease(by: edge == .top ? 420 : -420, wait: 1)
      #expect(work.isRunning)
      // Eleven rows of 60 pt with a spacing of 10 pt leave 3 of the 763 pt free.
      let position: CGFloat = edge == .bottom ? 60 : count == 11 ? -57 : 0
      #expect(abs(room(screen, after: count - 1, .vertical) - position) < 1, "\(count) rows")
      await screen.wait(2, after: work.succeed)
      #expect(abs(room(screen, after: count - 1, .vertical)) < 1)
    }

    @Test("When the end of the viewport moves, a short chat moves with it")
    func theViewportsEndIsFollowed() async {
      let model = ScreenModel(0..<3)
      let screen = await Screen(
        ModelView(model) {
          chatView(model: model, axis: .vertical)
            .safeAreaInset(edge: .bottom, spacing: 0) {
              Color.clear.frame(height: model.rows.count == 3 ? 50 : 200)
            }
        }, wait: 0.5)
      #expect(abs(room(screen, after: 2, .vertical) - 50) < 1)
      model.rows = Row.rows(0..<4)
      await screen.wait(0.5)
      #expect(abs(room(screen, after: 3, .vertical) - 200) < 1)
    }
  }
#endif
