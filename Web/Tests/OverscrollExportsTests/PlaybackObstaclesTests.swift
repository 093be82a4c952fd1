import OverscrollExports
import OverscrollFixtures
import Testing

/// The obstacles to a start, which the player of a trace shows at each position.
@Suite struct PlaybackObstaclesTests {
  private static let text = """
    overscroll trace 1
    0 layout 640 2000 1
    0 dragBegan 1 100 180
    0.1 dragMoved 1 140 180
    end 3

    """

  private func obstacles(_ handle: Int32, _ edge: Int32) -> String {
    let count = overscrollPlaybackObstacles(handle, edge)
    return String(
      decoding: UnsafeBufferPointer(start: overscrollTraceBytes(), count: Int(count)), as: UTF8.self)
  }

  @Test func `Each position has its obstacles, in any order of seeks`() throws {
    NativeInterface.exclusively {
      guard let room = overscrollTraceRoom(Int32(Self.text.utf8.count)) else {
        Issue.record("There is no buffer")
        return
      }
      for (index, byte) in Self.text.utf8.enumerated() { room[index] = byte }
      let handle = overscrollPlaybackOpen()
      defer { overscrollPlaybackClose(handle) }
      while overscrollPlaybackRead(handle) == 0 {}
      let rest = "the content is not at the edge, no finger pulls"
      for (position, expected) in [(3, "none"), (1, rest), (3, "none"), (1, rest)] as [(Int32, String)] {
        while overscrollPlaybackSeek(handle, position) == 0 {}
        #expect(obstacles(handle, 0) == expected)
        #expect(obstacles(handle, 1).hasPrefix("the edge is off"))
      }
      for edge in [-1, 2, .max] as [Int32] { #expect(obstacles(handle, edge).isEmpty) }
    }
  }
}
