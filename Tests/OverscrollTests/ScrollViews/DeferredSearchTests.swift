import Testing

@testable import Overscroll

/// The attempts of a search for a scroll view that is repeated until it succeeds.
@MainActor @Suite struct DeferredSearchTests {
  private func settle() async { for _ in 0..<40 { await Task.yield() } }

  private func search(_ delays: Int) -> DeferredSearch {
    DeferredSearch(
      delays: Array(repeating: .milliseconds(1), count: delays), sleep: { _ in await Task.yield() })
  }

  @Test("A search runs in a later turn of the run loop, once for all calls of `begin` in this turn")
  func later() async {
    let search = search(0)
    var attempts = 0
    for _ in 0..<3 {
      search.begin {
        attempts += 1
        return true
      }
    }
    #expect(attempts == 0)
    await settle()
    #expect(attempts == 1)
  }

  @Test("A search repeats until it succeeds, and then stops", arguments: [2, 4, 9])
  func again(foundAt: Int) async {
    let search = search(3)
    var attempts = 0
    search.begin {
      attempts += 1
      return attempts == foundAt
    }
    await settle()
    #expect(attempts == foundAt && !search.isUnderWay)
    search.begin {
      attempts += 1
      return true
    }
    await settle()
    #expect(attempts == foundAt + 1)
  }

  @Test("A cancelled search does not run until `begin` is called again")
  func cancelled() async {
    let search = search(3)
    var attempts = 0
    let attempt: @MainActor () -> Bool = {
      attempts += 1
      return true
    }
    search.begin(attempt)
    search.cancel()
    await settle()
    #expect(attempts == 0)
    search.begin(attempt)
    await settle()
    #expect(attempts == 1)
  }

  @Test("A search that finds nothing ends after intervals of 30 s, until `begin` is called again")
  func patience() async {
    var slept: [Duration] = []
    var attempts = 0
    let search = DeferredSearch { @MainActor in
      slept.append($0)
      try Task.checkCancellation()
      await Task.yield()
    }
    for round in 1...2 {
      (slept, attempts) = ([], 0)
      search.begin {
        attempts += 1
        return false
      }
      for _ in 0..<10 { await settle() }
      #expect(Array(slept.prefix(DeferredSearch.delays.count)) == DeferredSearch.delays)
      #expect(slept.last == .seconds(1) && attempts == slept.count + 1, "\(round): \(attempts)")
      let sum = slept.reduce(.zero, +)
      #expect(sum >= .seconds(30) && sum < .seconds(31), "\(round): \(sum)")
      #expect(!search.isUnderWay)
    }
  }

  @Test("A cancelled search does not repeat")
  func cancelledLater() async {
    var attempts = 0
    let search = DeferredSearch { @MainActor _ in
      try Task.checkCancellation()
      await Task.yield()
    }
    search.begin {
      attempts += 1
      return false
    }
    for _ in 0..<6 { await Task.yield() }
    search.cancel()
    let last = attempts
    await settle()
    #expect(last > 0 && attempts == last && !search.isUnderWay)
  }
}
