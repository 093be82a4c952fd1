import OverscrollExports
import OverscrollFixtures
import Testing

/// The functions of the interface for extent indices, which map items to offsets.
@Suite struct IndexTests {
  @Test(arguments: [0, -1, 1_000_000, .max, .min] as [Int32])
  func `A handle without an index is ignored and returns 0`(_ handle: Int32) {
    NativeInterface.exclusively {
      overscrollIndexDestroy(handle)
      #expect(overscrollIndexRoom(handle, 10) == nil)
      overscrollIndexBuild(handle, 10)
      overscrollIndexPrepend(handle, 10)
      #expect(overscrollIndexCount(handle) == 0 && overscrollIndexTotal(handle) == 0)
      #expect(overscrollIndexOffset(handle, 1) == 0 && overscrollIndexItem(handle, 1) == 0)
      #expect(overscrollIndexMeasure(handle, 1, 1) == 0 && overscrollIndexBytes(handle) == 0)
    }
  }

  @Test func `A prepend and a build add at most the extents that the buffer contains`() throws {
    try NativeInterface.exclusively {
      let handle = overscrollIndexCreate(2, 44)
      defer { overscrollIndexDestroy(handle) }
      #expect(overscrollIndexCount(handle) == 2 && overscrollIndexTotal(handle) == 88)
      overscrollIndexPrepend(handle, 5)
      #expect(overscrollIndexCount(handle) == 2)
      let room = try #require(overscrollIndexRoom(handle, 3))
      for position in 0..<3 { room[position] = Double(position + 1) * 10 }
      overscrollIndexPrepend(handle, 1000)
      #expect(overscrollIndexCount(handle) == 5 && overscrollIndexTotal(handle) == 148)
      overscrollIndexBuild(handle, 2)
      #expect(overscrollIndexCount(handle) == 2 && overscrollIndexTotal(handle) == 30)
      #expect(overscrollIndexOffset(handle, 1) == 10 && overscrollIndexOffset(handle, .max) == 30)
      #expect(overscrollIndexItem(handle, 10) == 1 && overscrollIndexItem(handle, .nan) == 0)
      #expect(overscrollIndexMeasure(handle, 0, 15) == 5 && overscrollIndexMeasure(handle, 9, 15) == 0)
      overscrollIndexBuild(handle, -1)
      #expect(overscrollIndexCount(handle) == 0 && overscrollIndexItem(handle, 10) == -1)
    }
  }

  @Test(arguments: [0, -1, .min, .max, 1 << 24 + 1] as [Int32])
  func `An invalid count gets no buffer`(_ count: Int32) {
    NativeInterface.exclusively {
      let handle = overscrollIndexCreate(count, 44)
      defer { overscrollIndexDestroy(handle) }
      #expect(overscrollIndexCount(handle) == max(0, min(count, 1 << 30)))
      #expect(overscrollIndexRoom(handle, 8) != nil)
      #expect(overscrollIndexRoom(handle, count) == nil)
      overscrollIndexPrepend(handle, 8)
      #expect(overscrollIndexCount(handle) == max(0, min(count, 1 << 30)))
    }
  }
}
