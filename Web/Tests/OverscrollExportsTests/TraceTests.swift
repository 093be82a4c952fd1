import Foundation
import OverscrollExports
import OverscrollFixtures
import Testing

/// Traces through the native build of the interface; `PlaybackTests` also covers WebAssembly.
@Suite struct TraceTests {
  /// Writes text into the trace buffer, calls a function, and returns its result and the text in the
  /// buffer.
  private static func exchange(_ text: String, _ body: () -> Int32) -> (count: Int32, text: String) {
    if let room = overscrollTraceRoom(Int32(text.utf8.count)) {
      for (index, byte) in text.utf8.enumerated() { room[index] = byte }
    }
    let count = body()
    let bytes = UnsafeBufferPointer(start: overscrollTraceBytes(), count: Int(count.magnitude))
    return (count, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `The trace of an engine replays to the engine's presentation`() throws {
    try NativeInterface.exclusively {
      for handle in [overscrollCreate(), overscrollListCreate()] {
        defer { overscrollDestroy(handle) }
        _ = overscrollListReset(handle, 0, 500, 0)
        _ = overscrollListLayOut(handle, 0, 640, 300, 3)
        _ = overscrollLayout(handle, 0.1, 640, 2000 / 3, 1)
        _ = overscrollDragBegan(handle, 0.2, 7, 0, 100, 180, 0, 0)
        for step in 1...30 {
          _ = overscrollDragMoved(handle, 0.2 + Double(step) / 60, 7, 100 + Double(step) * 20 / 3, 180)
        }
        overscrollListMeasure(handle, 3, 71.3)
        _ = overscrollListCommit(handle, 0.8)
        _ = overscrollDragEnded(handle, 0.8, 7)
        _ = overscrollTick(handle, 1)
        let text = Self.exchange("a test") { overscrollTraceText(handle) }.text
        let trace = try ReplayedTrace(text)
        #expect(
          trace.mistakes.isEmpty && trace.events >= 34 && trace.platform == "a test", "\(trace.mistakes)")
        #expect(Self.exchange(text, overscrollTraceReplay).text == trace.digest)
      }
    }
  }

  @Test func `A recording can be ended early, and its trace says so`() throws {
    try NativeInterface.exclusively {
      for handle in [overscrollCreate(), overscrollListCreate()] {
        defer { overscrollDestroy(handle) }
        for position in 0..<6 {
          _ = overscrollTick(handle, Double(position))
          if position == 2 { overscrollTraceEnd(handle) }
        }
        let text = Self.exchange("a test") { overscrollTraceText(handle) }.text
        let trace = try ReplayedTrace(text)
        #expect(trace.about.contains("ended early") && trace.events == 3 && trace.mistakes.isEmpty, "\(text)")
      }
      overscrollTraceEnd(0)
      overscrollTraceEnd(.max)
    }
  }

  @Test func `A text that is no trace returns an error, and a bad handle or size returns nothing`() {
    NativeInterface.exclusively {
      let result = Self.exchange("overscroll trace 1\nnonsense\n", overscrollTraceReplay)
      #expect(result.count < 0 && result.text == "line 2: There is no 'nonsense'.")
      #expect(Self.exchange("", overscrollTraceReplay).count < 0)
      for count in [Int32.min, -1, 0, .max] { #expect(overscrollTraceRoom(count) == nil) }
      #expect(overscrollTraceText(0) == 0 && overscrollTraceText(.max) == 0)
    }
  }
}
