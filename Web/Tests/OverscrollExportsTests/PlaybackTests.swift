import Foundation
import OverscrollExports
import OverscrollFixtures
import OverscrollWeb
import Testing

/// Playback of traces through the interface, natively and in WebAssembly.
@Suite struct PlaybackTests {
  private static let phases = [
    "idle", "pulling", "armed", "refreshing", "showingResult", "settling", "failed", "noMoreContent",
    "disabled",
  ]

  /// Opens and reads the text of a trace, calls `body` with a handle of the playback and closes the
  /// playback.
  ///
  /// - Returns: The trace's description, or the error of a text that cannot be read.
  private static func open(_ text: String, _ body: (Int32) throws -> Void = { _ in }) rethrows -> String {
    if let room = overscrollTraceRoom(Int32(text.utf8.count)) {
      for (index, byte) in text.utf8.enumerated() { room[index] = byte }
    }
    let handle = overscrollPlaybackOpen()
    defer { overscrollPlaybackClose(handle) }
    var result: Int32 = 0
    while result == 0 { result = overscrollPlaybackRead(handle) }
    let said = written
    if result > 0 { try body(handle) }
    return said
  }

  private static var written: String {
    let bytes = UnsafeBufferPointer(start: overscrollTraceBytes(), count: Int(overscrollTraceLength()))
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func seek(_ handle: Int32, _ position: Int) {
    while overscrollPlaybackSeek(handle, Int32(clamping: position)) == 0 {}
  }

  @Test(arguments: try ReplayedTrace.files())
  func `A seek in any direction shows the same values as a replay`(file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let trace = try ReplayedTrace(text)
    let positions = Array(0...trace.events)
    let order =
      positions + stride(from: trace.events, through: 0, by: -3) + [trace.events / 2, 1, trace.events]
    try NativeInterface.exclusively {
      _ = try Self.open(text) { handle in
        for position in order {
          Self.seek(handle, position)
          let wanted = trace.shown[position]
          let numbers = try #require(overscrollPlaybackPresent(handle))
          for (name, at) in [
            ("time", 0), ("contentOffset", 2), ("velocity", 3), ("start.gap", 12), ("end.progress", 28),
          ] {
            #expect(numbers[at] == Double(try #require(wanted[name])), "\(position): \(name)")
          }
          #expect(Self.phases[Int(numbers[7])] == wanted["start.phase"], "\(position)")
          #expect(Self.phases[Int(numbers[22])] == wanted["end.phase"], "\(position)")
          let list = overscrollPlaybackList(handle)
          #expect(list.map { $0[4] } == wanted["list.count"].flatMap { Double($0) }, "\(position)")
          #expect(list.map { $0[10] } == wanted["list.from"].flatMap { Double($0) }, "\(position)")
          let state = try #require(overscrollPlaybackPosition(handle))
          #expect(
            Int(state[0]) == position && Int(state[1]) == trace.events && (state[7] == 1) == (list != nil))
          _ = overscrollPlaybackEvent(handle)
          let effects = Self.written.split(separator: "\n").dropFirst().joined(separator: " ")
          #expect(effects == wanted["effects"], "\(position)")
        }
      }
    }
  }

  @Test func `A playback returns its description and platform, and keeps the recorded times`() throws {
    let text =
      "overscroll trace 1\nabout A pull.\nplatform Here\n0 layout 640 2000 1\n3 tick\n3.5 scrollTo 70 false\nend 3\n"
    try NativeInterface.exclusively {
      let said = try Self.open(text) { handle in
        let position = try #require(overscrollPlaybackPosition(handle))
        #expect(position[0] == 0 && position[2] == 0 && position[3] == 3.5)
        #expect(overscrollPlaybackEvent(handle) == 0)
        overscrollPlaybackAdvance(handle, 0.001)
        #expect(overscrollPlaybackPosition(handle)?[0] == 1 && position[4] == 640 && position[5] == 2000)
        overscrollPlaybackAdvance(handle, 1.5)
        overscrollPlaybackAdvance(handle, .nan)
        #expect(overscrollPlaybackPosition(handle)?[0] == 1)
        overscrollPlaybackAdvance(handle, 0.75)
        #expect(overscrollPlaybackPosition(handle)?[0] == 2 && position[2] == 3)
        overscrollPlaybackAdvance(handle, 0.5)
        #expect(overscrollPlaybackPosition(handle)?[0] == 3 && overscrollPlaybackPresent(handle)?[2] == 70)
        #expect(overscrollPlaybackEvent(handle) > 0 && Self.written == "scrollTo 70 false")
      }
      #expect(said == "A pull.\nHere")
    }
  }

  @Test func `Each position has its obstacles, in any order of seeks`() throws {
    let text = """
      overscroll trace 1
      0 layout 640 2000 1
      0 dragBegan 1 100 180
      0.1 dragMoved 1 140 180
      end 3

      """
    NativeInterface.exclusively {
      _ = Self.open(text) { handle in
        func obstacles(_ edge: Int32) -> String {
          let count = overscrollPlaybackObstacles(handle, edge)
          let bytes = UnsafeBufferPointer(start: overscrollTraceBytes(), count: Int(count))
          return String(decoding: bytes, as: UTF8.self)
        }
        let rest = "the content is not at the edge, no finger pulls"
        for (position, expected) in [(3, "none"), (1, rest), (3, "none"), (1, rest)] {
          Self.seek(handle, position)
          #expect(obstacles(0) == expected)
          #expect(obstacles(1).hasPrefix("the edge is off"))
        }
        for edge in [-1, 2, .max] as [Int32] { #expect(obstacles(edge).isEmpty) }
      }
    }
  }

  @Test(arguments: [
    ("nonsense\n", "line 1: This is no trace: it does not begin with 'overscroll trace'."),
    ("overscroll trace 2\n", "line 1: Version 2 is newer than 1, the newest that is known."),
    ("overscroll trace 1\n0 tick\n0 tock\n", "line 3: There is no 'tock'."),
    ("overscroll trace 1\n0 tick\n", "line 3: The text ends without an end: a part is missing."),
    ("overscroll trace 1\n0 tick\nend 2\n", "line 3: There are 1 events, not 2."),
  ])
  func `A text that is no trace returns an error with its line`(text: String, reason: String) {
    NativeInterface.exclusively { #expect(Self.open(text) { _ in Issue.record("It was read") } == reason) }
  }

  @Test func `A long text is read in parts, and its errors are reported`() throws {
    let lines = String(repeating: "0 tick\n", count: 20_000)
    NativeInterface.exclusively {
      let said = Self.open("overscroll trace 1\n\(lines)tick\n") { _ in Issue.record("It was read") }
      #expect(said == "line 20002: There is no 'tick'.")
      let room = overscrollTraceRoom(overscrollPlaybackLimit() + 1)
      #expect(room != nil && overscrollPlaybackOpen() == 0)
      _ = overscrollTraceRoom(0)
      #expect(overscrollPlaybackOpen() == 0)
    }
  }

  @Test(arguments: [0, -1, .max, .min] as [Int32])
  func `A bad handle does nothing`(handle: Int32) {
    NativeInterface.exclusively {
      overscrollPlaybackClose(handle)
      overscrollPlaybackAdvance(handle, 1)
      #expect(overscrollPlaybackRead(handle) == -1 && overscrollPlaybackSeek(handle, 3) == 1)
      #expect(overscrollPlaybackPosition(handle) == nil && overscrollPlaybackPresent(handle) == nil)
      #expect(overscrollPlaybackList(handle) == nil && overscrollPlaybackEvent(handle) == 0)
      #expect(overscrollPlaybackObstacles(handle, 0) == 0)
    }
  }

  @Test(.withNode) func `WebAssembly shows the same bits as a native replay, forward and back`() throws {
    let node = try #require(NodeTests.node)
    let files = try ReplayedTrace.files()
    let script = NodeTests.scripts.appending(path: "playback.mjs").path
    let output = try NodeTests.run(node, [script, WebAssets.trace.path] + files.map(\.path) + [script])
    let lines = output.split(separator: "\n").map { Data($0.utf8) }
    #expect(lines.count == files.count + 1 && files.count >= 26)
    for (file, line) in zip(files, lines) {
      let trace = try ReplayedTrace(String(contentsOf: file, encoding: .utf8))
      let rows = try JSONDecoder().decode([[String: Value]].self, from: line)
      #expect(rows.count == 2 * (trace.events / 7 + 1))
      for row in rows { Self.compare(row, trace, "\(file.lastPathComponent)") }
    }
    #expect(
      lines.last.map { String(decoding: $0, as: UTF8.self) }?.contains("line 1: This is no trace") == true)
  }

  /// A value of a row: a position in the trace, or a word.
  private enum Value: Decodable {
    case position(Int)
    case word(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let position = try? value.decode(Int.self) {
        self = .position(position)
      } else {
        self = .word(try value.decode(String.self))
      }
    }
  }

  private static let others = [
    "list.lower": "list.from", "list.upper": "list.to", "list.slotCount": "list.slots",
  ]

  private static func compare(_ row: [String: Value], _ trace: ReplayedTrace, _ name: String) {
    guard case .position(let position) = row["position"], trace.shown.indices.contains(position) else {
      Issue.record("\(name) has a row without a position")
      return
    }
    var compared = 0
    for case (let key, .word(let word)) in row {
      guard let wanted = trace.shown[position][others[key] ?? key] else { continue }
      compared += 1
      let number = Double(wanted).map { String($0.bitPattern, radix: 16) }
      let digits = number.map { String(repeating: "0", count: 16 - $0.count) + $0 }
      #expect(word == digits ?? wanted, "\(name), after \(position) events: \(key)")
    }
    // Every value except the effects was compared.
    #expect(compared == trace.shown[position].count - 1, "\(name): \(compared)")
  }
}
