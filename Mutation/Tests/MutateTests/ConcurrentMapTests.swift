import Synchronization
import Testing

@testable import mutate

@Suite struct ConcurrentMapTests {
  private struct Mistake: Error {}

  @Test("What becomes of each element is in their order", arguments: [1, 2, 5])
  func order(width: Int) throws {
    #expect(try Array(0..<40).concurrentMap(width: width) { $0 * 2 } == Array(stride(from: 0, to: 80, by: 2)))
    #expect(try [Int]().concurrentMap(width: width) { $0 }.isEmpty)
  }

  @Test("After a mistake, none is begun")
  func mistake() {
    let begun = Mutex<[Int]>([])
    #expect(throws: Mistake.self) {
      try Array(0..<40).concurrentMap(width: 1) { index in
        begun.withLock { $0.append(index) }
        if index == 3 { throw Mistake() }
      }
    }
    #expect(begun.withLock { $0 } == [0, 1, 2, 3])
  }
}
