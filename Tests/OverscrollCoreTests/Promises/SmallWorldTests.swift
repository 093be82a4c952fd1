import Testing

@testable import OverscrollCore

/// Searches the states of a small scroll view breadth-first, and checks the promises at every step.
@Suite struct SmallWorldTests {
  /// The maximum number of states for each mode.
  ///
  /// `Scripts/verify search` continues further.
  #if DEBUG && !OPTIMISED
    static let limit = 2000
  #else
    static let limit = 6000
  #endif

  @Test("The promises hold at every step of a small scroll view", arguments: SmallWorld.Mode.all)
  func search(_ mode: SmallWorld.Mode) {
    var search = Search(mode.world)
    let fault = search.run { $0.situations < Self.limit }
    #expect(fault == nil)
    print("\(mode.name): \(search.situations) situations, \(search.transitions) transitions")
    #expect(search.situations >= Self.limit || search.isExhausted)
  }
}

extension SmallWorld.Mode: CustomTestStringConvertible {
  var testDescription: String { name }
}
