import OverscrollCore
import Testing

@testable import OverscrollArticles

/// The position of a row at rest, while a screen is laid out and afterwards.
@Suite struct RowOverscrollTests {
  private let reports = [191.0, 185.5, 181]

  @Test("A layout that moves a new row up moves the edge with it", arguments: [0, 1.0 / 60, 0.09])
  func layout(_ pause: Double) {
    for space in [nil, 0, 127.0, 181] {
      var row = RowOverscroll()
      if let space { row.updateTopInset(space) }
      for (pass, position) in reports.enumerated() {
        #expect(row.update(at: position, time: 5 + Double(pass) * pause) == .observed(0, .free))
      }
      #expect(row.edgePosition == 181)
      #expect(row.update(at: 211, time: 9) == .observed(-30, .tracking))
      #expect(row.update(at: 281, time: 9) == .observed(-100, .tracking))
      #expect(row.update(at: 151, time: 10) == .observed(30, .free))
      #expect(row.update(at: 181, time: 11) == .observed(0, .free))
    }
  }

  @Test("A scroll does not move the edge: a later one, and one of the app past the first row")
  func scroll() {
    for (first, position, time) in [(191.0, 181.0, 0.3), (191, 100, 0.01), (191, -600, 0.01)] {
      var row = RowOverscroll()
      row.updateTopInset(127)
      _ = row.update(at: first, time: 0)
      #expect(row.update(at: position, time: time) == .observed(191 - position, .free))
      #expect(row.edgePosition == 191)
    }
  }
}
