@testable import OverscrollArticles
import OverscrollCore
import Testing

/// What the engine's phases are called in the articles' words, and their small helpers.
@Suite struct WordsTests {
  @Test(
    "A value is kept between both bounds", arguments: [(5.0, 5.0), (-3, 0), (12, 10), (0, 0), (10, 10)])
  func bounded(_ value: Double, _ expected: Double) {
    #expect(value.bounded(bottom: 0, top: 10) == expected)
  }

  @Test("Bounds the wrong way round, and what is not a number, have a defined result")
  func badBounds() {
    #expect(5.bounded(bottom: 10, top: 0) == 10)
    #expect(Double.nan.bounded(bottom: 0, top: 10) == 10)
    #expect("m".bounded(bottom: "a", top: "f") == "f")
  }

  @Test("An edge's phases are the fourth article's modes and the fifth's states")
  func phases() {
    var engine = ScrollEngine(start: .headerFooter, end: .headerFooter)
    func words() -> (RefreshMode, PullToRefreshState, PullToRefreshState) {
      let shown = engine.presentation
      return (
        RefreshState(shown.start).mode, RefreshData(shown.start).refreshState,
        RefreshData(shown.end).refreshState
      )
    }
    func send(_ input: ScrollInput, _ time: Double) { _ = engine.handle(ScrollEvent(input, at: time)) }
    send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), 0)
    #expect(words() == (.notRefreshing, .stopped, .stopped))
    send(.dragBegan(DragStart(pointer: 1, main: 100)), 1)
    send(.dragMoved(pointer: 1, main: 130, cross: 0), 1.1)
    #expect(words() == (.pulling, .stopped, .stopped))
    send(.dragMoved(pointer: 1, main: 400, cross: 0), 1.2)
    #expect(words() == (.pulling, .triggered, .stopped))
    send(.dragEnded(pointer: 1), 1.3)
    #expect(words() == (.refreshing, .loading, .invalid))
    send(.finish(RefreshToken(rawValue: 1), .success), 3)
    #expect(words() == (.notRefreshing, .stopped, .stopped))
    send(.enable(.start, false), 9)
    #expect(words() == (.notRefreshing, .invalid, .stopped))
  }

  @Test(
    "Outside of a scroll view of the package's, and of numbers out of range, there is something defined to draw"
  )
  func defaults() {
    #expect(RefreshData(nil) == RefreshData() && RefreshData().refreshState == .invalid)
    #expect(RefreshData(refreshState: .stopped, progress: 7).progress == 1)
    #expect(RefreshState(mode: .pulling, dragPosition: -1).dragPosition == 0)
    #expect(RefreshConfig() == RefreshConfig(refreshAt: 100, headerHeight: 80, resetPoint: 5))
  }
}
