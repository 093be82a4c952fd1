import OverscrollCore
import Testing

@testable import Overscroll

/// The insets that the package adds to a platform's scroll view, apart from the insets of the app.
@Suite struct OwnInsetStateTests {
  /// A simulated scroll view whose insets the app and the system also change.
  struct Platform {
    var insets = EdgePair(start: 88.0, end: 34.0)

    mutating func add(_ difference: EdgePair<Double>) {
      insets.start += difference.start
      insets.end += difference.end
    }
  }

  @Test("The package adds differences to the insets, so the app's changes stay")
  func differences() {
    var ledger = OwnInsetState()
    var platform = Platform()
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 0)))
    #expect(platform.insets == EdgePair(start: 148, end: 34))
    // The keyboard appears and disappears.
    platform.add(EdgePair(start: 0, end: 291))
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 44)))
    platform.add(EdgePair(start: 12, end: -291))
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: EdgePair(start: 0, end: 0)))
    #expect(platform.insets == EdgePair(start: 100, end: 34))
  }

  @Test(
    "If the scroll direction reverses, the package's insets change sides and the app's insets stay",
    arguments: [false, true])
  func turned(isLostThen: Bool) {
    var ledger = OwnInsetState()
    var platform = Platform()
    _ = ledger.receive(platform.insets)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 20)))
    #expect(ledger.receive(platform.insets) == nil)
    platform.insets = EdgePair(start: platform.insets.end, end: platform.insets.start)
    platform.add(ledger.reverse())
    #expect(platform.insets == EdgePair(start: 94.0, end: 108.0))
    #expect(ledger.receive(platform.insets) == nil)
    if isLostThen {
      platform.insets = EdgePair(start: 34, end: 88)
      #expect(ledger.receive(platform.insets) == EdgePair(start: 60, end: 20))
      platform.add(EdgePair(start: 60, end: 20))
    }
    platform.add(ledger.update(to: .zero))
    #expect(platform.insets == EdgePair(start: 34, end: 88))
  }

  @Test("If the app overwrites the insets, the package adds its insets again, once")
  func takenAway() {
    var ledger = OwnInsetState()
    var platform = Platform()
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 0)))
    #expect(ledger.receive(platform.insets) == nil)
    platform.insets = EdgePair(start: 88, end: 34)
    let lost = ledger.receive(platform.insets)
    #expect(lost == EdgePair(start: 60, end: 0))
    if let lost { platform.add(lost) }
    #expect(platform.insets == EdgePair(start: 148, end: 34))
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: EdgePair(start: 0, end: 0)))
    #expect(platform.insets == EdgePair(start: 88, end: 34))
    #expect(ledger.receive(platform.insets) == nil)
  }

  @Test(
    "After the gap has closed, the insets have the values that the app set during the gap",
    arguments: [0.0, 20, 59, 88])
  func absolute(inset: Double) {
    var ledger = OwnInsetState()
    var platform = Platform()
    _ = ledger.receive(platform.insets)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 44)))
    platform.insets = EdgePair(start: inset, end: 0)
    guard let lost = ledger.receive(platform.insets) else {
      Issue.record("The missing inset is not detected")
      return
    }
    #expect(lost == EdgePair(start: 60, end: 44))
    platform.add(lost)
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: .zero))
    #expect(platform.insets == EdgePair(start: inset, end: 0))
  }

  @Test(
    "If the app changes an inset by a difference, nothing of the package's inset is left after the gap",
    arguments: [-88.0, -70, -28, -20, 5, 60, 212],
    [0.0, 20, 88])
  func relative(change: Double, inset: Double) {
    guard inset + change >= 0 else { return }
    var ledger = OwnInsetState()
    var platform = Platform()
    platform.insets.start = inset
    _ = ledger.receive(platform.insets)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 44)))
    platform.insets.start += change
    if let lost = ledger.receive(platform.insets) { platform.add(lost) }
    platform.add(ledger.update(to: .zero))
    #expect(platform.insets == EdgePair(start: inset + change, end: 34))
  }

  @Test("The insets of the two edges are tracked independently", arguments: ScrollEdge.allCases)
  func edges(_ edge: ScrollEdge) {
    let other = edge == .start ? ScrollEdge.end : .start
    var ledger = OwnInsetState()
    var platform = Platform()
    _ = ledger.receive(platform.insets)
    platform.add(ledger.update(to: EdgePair(start: 60, end: 44)))
    #expect(ledger.receive(platform.insets) == nil)
    // The app overwrites the inset of one edge, while the keyboard changes the opposite edge.
    platform.insets[edge] -= ledger.own[edge]
    platform.insets[other] += 291
    let lost = ledger.receive(platform.insets)
    #expect(lost?[edge] == ledger.own[edge])
    #expect(lost?[other] == 0)
    if let lost { platform.add(lost) }
    #expect(ledger.receive(platform.insets) == nil)
    platform.add(ledger.update(to: EdgePair(start: 0, end: 0)))
    #expect(platform.insets[edge] == Platform().insets[edge])
    #expect(platform.insets[other] == Platform().insets[other] + 291)
  }

  @Test("When all gaps are closed, the package has removed its insets after any number of changes")
  func nothingLeft() {
    var ledger = OwnInsetState()
    var platform = Platform()
    for step in 0..<1000 {
      platform.add(ledger.update(to: EdgePair(start: Double(step % 7) * 12.5, end: Double(step % 3) * 30)))
      #expect(ledger.receive(platform.insets) == nil)
    }
    platform.add(ledger.update(to: EdgePair(start: 0, end: 0)))
    #expect(platform.insets == EdgePair(start: 88, end: 34))
  }
}
