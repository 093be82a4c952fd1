import Foundation
import OverscrollCore
import Testing

@testable import OverscrollArticles

/// The mapping of the engine's phases to the phase names of the articles, and small helper functions.
@Suite struct WordsTests {
  @Test(
    "A value is limited to both bounds", arguments: [(5.0, 5.0), (-3, 0), (12, 10), (0, 0), (10, 10)])
  func bounded(_ value: Double, _ expected: Double) {
    #expect(value.bounded(bottom: 0, top: 10) == expected)
  }

  @Test("Reversed bounds and unordered values have a defined result")
  func badBounds() {
    #expect(5.bounded(bottom: 10, top: 0) == 10)
    #expect(Double.nan.bounded(bottom: 0, top: 10) == 10)
    #expect("m".bounded(bottom: "a", top: "f") == "f")
  }

  @Test("A value is limited to a range", arguments: [(5.0, 5.0), (-3, 0), (12, 10), (.nan, 10)])
  func clamped(_ value: Double, _ expected: Double) {
    #expect(value.clamped(to: 0...10) == expected)
  }

  @Test("The fourth article's modes and the fifth article's states follow the phases of an edge")
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
    send(.setEnabled(.start, false), 9)
    #expect(words() == (.notRefreshing, .invalid, .stopped))
  }

  @Test("The fourth article's drag position follows the content in every phase")
  func position() {
    var engine = ScrollEngine(start: .pinnedHeader())
    var state: RefreshState { RefreshState(engine.presentation.start) }
    func send(_ input: ScrollInput, _ time: Double) { _ = engine.handle(ScrollEvent(input, at: time)) }
    send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), 0)
    send(.dragBegan(DragStart(pointer: 1, main: 100)), 1)
    send(.dragMoved(pointer: 1, main: 200, cross: 0), 1.1)
    #expect(state.mode == .pulling && state.dragPosition > 0.4 && state.dragPosition < 0.6)
    send(.dragEnded(pointer: 1), 1.3)
    // The pull is released before the threshold, and the content returns.
    send(.tick, 1.35)
    #expect(state.mode == .pulling && state.dragPosition > 0)
    send(.tick, 3)
    #expect(state == RefreshState())
    send(.dragBegan(DragStart(pointer: 2, main: 100)), 4)
    send(.dragMoved(pointer: 2, main: 500, cross: 0), 4.1)
    #expect(state == RefreshState(mode: .refreshing, dragPosition: 1))
    send(.dragEnded(pointer: 2), 4.3)
    send(.tick, 6)
    #expect(state == RefreshState(mode: .refreshing, dragPosition: 0))
    send(.finish(RefreshToken(rawValue: 1), .success), 7)
    #expect(state == RefreshState())
  }

  @Test("In the first article, refreshing stays true until the content has returned")
  func refreshing() {
    var engine = ScrollEngine(start: .fraction(0.15))
    var refreshes: Bool { engine.presentation.start.phase.isRefreshing }
    func send(_ input: ScrollInput, _ time: Double) { _ = engine.handle(ScrollEvent(input, at: time)) }
    send(.layout(ScrollExtents(viewport: 800, content: 3000), revision: 1), 0)
    send(.dragBegan(DragStart(pointer: 1, main: 100)), 1)
    send(.dragMoved(pointer: 1, main: 150, cross: 0), 1.1)
    #expect(!refreshes)
    send(.dragMoved(pointer: 1, main: 500, cross: 0), 1.2)
    #expect(refreshes)
    send(.dragEnded(pointer: 1), 1.3)
    send(.finish(RefreshToken(rawValue: 1), .success), 3)
    #expect(refreshes)
    send(.tick, 6)
    #expect(!refreshes && engine.presentation.contentOffset == 0)
  }

  @Test("Missing presentations and out-of-range numbers give valid values")
  func defaults() {
    #expect(RefreshData(nil) == RefreshData() && RefreshData().refreshState == .invalid)
    #expect(RefreshData(refreshState: .stopped, progress: 7).progress == 1)
    #expect(RefreshState(mode: .pulling, dragPosition: -1).dragPosition == 0)
    #expect(RefreshData(refreshState: .stopped, progress: .nan).progress == 0)
    #expect(RefreshData(refreshState: .stopped, progress: .infinity).progress == 1)
    #expect(RefreshState(mode: .pulling, dragPosition: .nan).dragPosition == 0)
    #expect(RefreshConfig() == RefreshConfig(refreshAt: 100, headerHeight: 80, resetPoint: 5))
  }
}
