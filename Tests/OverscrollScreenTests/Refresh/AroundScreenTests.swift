#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import OverscrollLists
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Modifiers around a scroll view that has siblings or padding.
  @MainActor @Suite(.onScreen, .serialized) struct AroundScreenTests {
    /// The views inside the modifier.
    enum Kind: CaseIterable { case padding, header, footer, column, pager, deep, list }

    @MainActor struct Shown: View {
      let kind: Kind
      let work: Work

      var body: some View {
        around
          .pullToRefresh { try await work.run() }
          .refreshIndicatorStyle(.text)
      }

      @ViewBuilder private var around: some View {
        switch kind {
        case .padding: rows.padding(20)
        case .header:
          VStack(spacing: 0) {
            header; rows
          }
        case .footer:
          VStack(spacing: 0) {
            rows; header
          }
        case .column:
          HStack(spacing: 0) {
            Color.clear.frame(width: 60); rows
          }
        case .pager:
          VStack(spacing: 0) {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<9, id: \.self) { Text("Card \($0)").frame(width: 90) } }
            }
            .frame(height: 90)
            rows
          }
        case .deep:
          VStack(spacing: 0) {
            header; VStack { rows }.padding(.horizontal, 10)
          }
        case .list:
          VStack(spacing: 0) {
            header; VerticalList(Row.rows(0..<400)) { RowView(row: $0) }
          }
        }
      }

      private var header: some View { Text("Header").frame(height: 80) }
      private var rows: some View { ScrollView { RowStack() } }
    }

    @Test(
      "A modifier finds the scroll view among the views inside, and draws the indicator in its frame",
      .enabled(if: Screen.hasFingers), arguments: Kind.allCases)
    func theScrollViewIsFoundAndItsIndicatorStandsInIt(kind: Kind) async throws {
      let work = Work()
      let screen = await Screen(Shown(kind: kind, work: work), wait: 1)
      let index = kind == .pager ? 1 : 0
      let frame = screen.scrolls[index].frame
      await screen.pullAndRelease(by: 420, from: CGPoint(x: frame.midX, y: frame.minY + 100), wait: 1)
      #expect(work.starts == 1)
      #expect(screen.scrolls[index].insets.top == 60)
      let words = try #require(screen.frame(of: "Refreshing…"))
      let row = try #require(screen.frame(of: "Row 0"))
      #expect(words.minY >= frame.minY && words.maxY <= row.minY)
      await screen.wait(2, after: work.succeed)
      #expect(screen.scrolls[index].insets.top == 0)
    }

    @Test("A modifier around several scroll views uses none of them, and logs a warning")
    func severalAreNamed() async {
      let rows = ScrollView { RowStack() }
      let pages = [
        AnyView(
          VStack {
            rows; rows
          }.pullToRefresh {}),
        AnyView(
          HStack {
            rows; rows
          }.loadMore {}),
      ]
      for page in pages { #expect(await warnings(page) == [.severalScrollViews]) }
      #expect(
        await warnings(
          VStack {
            rows; Text("Footer")
          }.pullToRefresh {}) == [])
      #expect(await warnings(Text("No rows yet").pullToRefresh {}) == [])
    }
  }

  /// Returns the warnings that a view logs in its first 0.75 s on screen.
  @MainActor func warnings(_ view: some View, _ location: SourceLocation = #_sourceLocation) async -> Set<
    RuntimeWarning
  > {
    let log = WarningRecorder()
    defer { log.end() }
    let screen = Screen(view)
    await screen.wait(0.75)
    #expect(
      Set(log.warnings).count == log.warnings.count, "each warning is logged once", sourceLocation: location)
    return Set(log.warnings)
  }
#endif
