@testable import OverscrollCore
@testable import OverscrollTrace
import Testing

/// The reading of traces whose text is valid, wrong, truncated or changed.
@Suite struct IncrementalTraceReaderTests {
  private static let good = """
    overscroll trace 1
    about A pull.
    engine view
    0 layout 640 2000 1
    0.1 dragBegan 1 100 180 kind=mouse
    = start.phase idle
    0.2 configure start policy=approach:300
    end 3

    """

  private static func error(in text: String) -> TraceError? {
    do {
      _ = try Trace(text: Array(text.utf8))
      return nil
    } catch {
      return error as? TraceError
    }
  }

  @Test("A valid trace can be read, also with CR LF line ends and comments") func goodOne() throws {
    let trace = try Trace(text: Array(Self.good.utf8))
    #expect(trace.about == "A pull." && trace.events.count == 3 && trace.mistakes().isEmpty)
    #expect(Self.error(in: Self.good.replacing("\n", with: "\r\n")) == nil)
    #expect(Self.error(in: "\n# A comment.\n" + Self.good + "\n# Another.\n") == nil)
  }

  @Test(
    "A read error contains the line number and the reason",
    arguments: [
      ("overscroll trace 1", "overscroll trace 2", 1, "newer"),
      ("overscroll trace 1", "hello", 1, "no trace"),
      ("overscroll trace 1", "overscroll trace x", 1, "no trace"), ("engine view", "engine car", 3, "'car'"),
      ("engine view", "motor view", 3, "'motor'"), ("0 layout 640 2000 1", "0 layout 640", 4, "too early"),
      ("0 layout 640 2000 1", "0 layout 640 2000 1 9", 4, "an extra word"),
      ("0 layout 640 2000 1", "0 layout 640 2000 1 8 9", 4, "'8'"),
      ("0 layout 640 2000 1", "0 lay 640", 4, "'lay'"),
      ("0 layout 640 2000 1", "0 layout 640 wide 1", 4, "'wide'"),
      ("0 layout 640 2000 1", "0 layout 640 2000 -1", 4, "'-1'"),
      ("0 layout 640 2000 1", "0 layout 640 2000 4294967296", 4, "'4294967296'"),
      ("0 layout 640 2000 1", "5 layout 640 2000 1", 5, "before that"),
      ("0.1 drag", "<0.1 drag", 5, "not before"),
      ("0.1 drag", "noon drag", 5, "'noon'"), ("kind=mouse", "kind=rat", 5, "'rat'"),
      ("kind=mouse", "tail=long", 5, "'tail'"),
      ("kind=mouse", "mouse", 5, "'mouse'"), ("approach:300", "approach", 7, "'approach'"),
      ("approach:300", "approach:1:2", 7, "'approach:1:2'"), ("approach:300", "approach:", 7, "'approach:'"),
      ("end 3", "end 4", 8, "3 events"), ("end 3", "end 3 0123456789abcdef", 8, "was changed"),
      ("end 3", "end 3 5", 8, "was changed"), ("end 3\n", "", 8, "missing"),
      ("end 3", "end 3\n0 tick", 9, "has ended"),
      ("0 layout 640 2000 1", "= start.phase idle", 4, "no event before"),
      ("0.2 configure", "engine list\n0.2 configure", 7, "before all events"),
      ("0.2 configure start policy=approach:300", "0.2 list.remove 5 3", 7, "before it begins"),
      ("0.2 configure start policy=approach:300", "0.2 list.configure arrangement=columns:6.4", 7, "columns"),
      ("0.2 configure start policy=approach:300", "0.2 list.configure arrangement=masonry:nan", 7, "masonry"),
    ])
  func mistakes(_ part: String, _ wrong: String, _ line: Int, _ reason: String) {
    let error = Self.error(in: Self.good.replacing(part, with: wrong, maxReplacements: 1))
    #expect(error?.line == line && error?.reason.contains(reason) == true, "\(String(describing: error))")
  }

  @Test("A truncated text is invalid, unless only the digest of its bytes is missing")
  func truncated() throws {
    var random = RandomTrace(seed: 3)
    let text = random.trace(30).text
    var whole: [Int] = []
    for length in 0..<text.count {
      guard let trace = try? Trace(text: Array(text[..<length])) else { continue }
      #expect(trace.events.count == 30)
      whole.append(text.count - length)
    }
    // The three texts lack the last line break (1), also the 16 digits before it (17), and also the space
    // before these (18).
    #expect(whole == [18, 17, 1])
  }

  @Test("A text with CR LF, or without the end of its last line, can be read") func sent() throws {
    var random = RandomTrace(seed: 6)
    let trace = random.trace(30)
    let text = String(decoding: trace.text, as: UTF8.self)
    for sent in [text.replacing("\n", with: "\r\n"), String(text.dropLast())] {
      #expect(try Trace(text: Array(sent.utf8)).text == trace.text)
    }
  }

  @Test("Reading a recording with one changed byte throws an error") func changed() {
    var random = RandomTrace(seed: 4)
    let text = random.trace(30).text
    for index in text.indices {
      var other = text
      other[index] = other[index] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
      #expect((try? Trace(text: other)) == nil, "\(index)")
    }
  }

  @Test("Reading any bytes yields a trace or throws an error") func noise() {
    var random = RandomTrace(seed: 5)
    for _ in 0..<300 {
      var text = random.trace(20).text
      for _ in 0..<5 {
        let index = Int.random(in: 0..<text.count, using: &random.dice)
        switch Int.random(in: 0..<3, using: &random.dice) {
        case 0: text[index] = UInt8.random(in: 0...255, using: &random.dice)
        case 1: text.remove(at: index)
        default: text.insert(contentsOf: text[..<(index / 8)], at: index)
        }
      }
      // Remove the digest of the recording.
      let end = text.lastIndex(of: UInt8(ascii: "e")) ?? 0
      text = Array(text[..<end]) + Array("end 20\n".utf8)
      if let trace = try? Trace(text: text) { trace.replay() }
    }
  }
}
