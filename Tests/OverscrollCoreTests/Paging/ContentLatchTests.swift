import OverscrollCore
import Testing

/// The latch that lets loading more start once for each revision of the content.
@Suite struct ContentLatchTests {
  /// A step and whether the latch is open after it.
  enum Step: Sendable {
    case layOut(UInt32, Bool)
    case start(Bool)
  }

  @Test(
    "It opens with each layout of another revision, and closes with each start",
    arguments: [
      [.start(false), .layOut(1, true)],
      [.layOut(0, true), .start(false), .layOut(0, false), .layOut(1, true)],
      [.layOut(1, true), .layOut(1, true), .start(false), .start(false), .layOut(1, false)],
      [.layOut(1, true), .layOut(2, true), .start(false), .layOut(3, true), .start(false)],
      [.layOut(.max, true), .start(false), .layOut(0, true), .start(false), .layOut(.max, true)],
    ] as [[Step]])
  func steps(_ steps: [Step]) {
    var latch = ContentLatch()
    #expect(!latch.isOpen)
    for step in steps {
      switch step {
      case .layOut(let revision, let isOpen):
        latch.layOut(revision: revision)
        #expect(latch.laidOut == revision)
        #expect(latch.isOpen == isOpen)
      case .start(let isOpen):
        latch.start()
        #expect(latch.isOpen == isOpen)
      }
    }
  }
}
