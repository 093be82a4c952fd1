import ChildProcesses
import Foundation
import Testing

@testable import ChromiumDriver

@Suite struct ProtocolTests {
  @Test("Messages come out whole however their bytes are cut", arguments: [1, 2, 3, 5, 64])
  func splitting(size: Int) {
    let bytes = Array("one\0two\0\0three\0half".utf8)
    var splitter = MessageSplitter()
    var messages: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      let chunk = bytes[start..<min(start + size, bytes.count)]
      messages += splitter.split(chunk).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(messages == ["one", "two", "three"])
    #expect(splitter.split([0]).map { String(decoding: $0, as: UTF8.self) } == ["half"])
  }

  @Test("A JSON value survives being written and read")
  func roundTrip() throws {
    let value: JSONValue = ["a": [1, 2.5, -3], "b": nil, "c": true, "d": "1", "e": [:]]
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
  }

  @Test("A whole number is written without a fraction")
  func wholeNumbers() {
    let value: JSONValue = ["n": .number(390), "half": 0.5, "big": .number(1e300)]
    #expect(value.description == #"{"big":1e+300,"half":0.5,"n":390}"#)
  }

  @Test("What is not there is null")
  func missing() {
    let value: JSONValue = ["list": [1]]
    #expect(value["list"][0] == 1)
    #expect(value["list"][1] == .null)
    #expect(value["none"]["deeper"][3] == .null)
  }

  @Test("A line whose other end is gone refuses a message instead of raising SIGPIPE")
  func brokenLine() throws {
    let line = try {
      let (ours, theirs) = try DebuggingPipe.open()
      #expect(theirs.number >= 10)
      return ours
    }()
    #expect(!line.transmit(Data("anyone?".utf8)))
  }

  @Test("A line that is hung up ends its messages", .timeLimit(.minutes(1)))
  func hangingUp() async throws {
    let (ours, theirs) = try DebuggingPipe.open()
    let messages = ours.messages()
    ours.hangUp()
    for await message in messages { Issue.record("a message: \(message)") }
    withExtendedLifetime(theirs) {}
  }

  @Test("A frame sampler's bytes are cut into samples, times in seconds")
  func samples() throws {
    let numbers: [Double] = [1000, 1, 2, 2000, 3, .nan]
    let bytes = numbers.reduce(into: Data()) { data, number in
      withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
    }
    let samples = try FrameSample.samples(bytes: bytes, width: 2)
    #expect(samples.map(\.time) == [1, 2])
    #expect(samples[0].values == [1, 2])
    #expect(samples[1].values[0] == 3 && samples[1].values[1].isNaN)
    #expect(throws: BrowserError.self) { try FrameSample.samples(bytes: bytes, width: 3) }
    #expect(try FrameSample.samples(bytes: Data(), width: 0).isEmpty)
  }
}
