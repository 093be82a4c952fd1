@testable import FuzzTargets
@testable import Models
import Foundation
import Testing

/// Every input that the fuzzer has saved or found, and small changes of each, the same ones each time.
///
/// What is wrong ends the process with its message. The fuzzer goes on from these inputs, and checks memory as well:
/// `Scripts/verify fuzz`.
@Suite(.serialized) struct SavedInputTests {
  @Test("Nothing that was saved breaks a promise", arguments: FuzzTarget.all)
  func saved(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs { Self.run(target, input) }
  }

  @Test("Nothing that is a little different breaks one", arguments: FuzzTarget.all)
  func changed(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    var dice = Dice(seed: 1)
    for input in inputs {
      for _ in 0..<20 {
        let other = dice.pick(inputs)
        Self.run(target, Self.change(of: input, beside: other, &dice))
      }
    }
  }

  @Test("Every target is known") func complete() throws {
    let targets = Self.fuzzing.appending(path: "Sources/FuzzTargets/Targets")
    let names = try FileManager.default.contentsOfDirectory(atPath: targets.path)
      .map { $0.replacing(".swift", with: "").lowercased() }
    #expect(names.sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  private static let fuzzing = URL(filePath: #filePath).appending(path: "../../..")
    .standardizedFileURL

  /// What is saved of a target, one input a line in base64, and what was found, in the order of the names.
  private static func inputs(of target: FuzzTarget) throws -> [[UInt8]] {
    let saved = try String(contentsOf: fuzzing.appending(path: "Corpus/\(target.name).txt"), encoding: .utf8)
      .split(separator: "\n").map { try [UInt8](#require(Data(base64Encoded: String($0)))) }
    let folder = fuzzing.appending(path: "Findings/\(target.name)")
    guard FileManager.default.fileExists(atPath: folder.path) else { return saved }
    let found = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try [UInt8](Data(contentsOf: folder.appending(path: $0))) }
    return saved + found
  }

  private static func run(_ target: FuzzTarget, _ input: [UInt8]) {
    input.withUnsafeBufferPointer { bytes in
      var reader = ByteReader(bytes)
      target.run(&reader)
    }
  }

  /// A few bytes changed, left out or put in, or the rest of another input in the place of its own.
  private static func change(of input: [UInt8], beside other: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = input
    for _ in 0...dice.index(below: 4) {
      let place = dice.index(below: bytes.count + 1)
      let byte = UInt8(truncatingIfNeeded: dice.next())
      switch dice.index(below: 4) {
      case 0 where place < bytes.count: bytes[place] = byte
      case 1 where place < bytes.count: bytes.remove(at: place)
      case 2: bytes.replaceSubrange(place..., with: other.dropFirst(place))
      default: bytes.insert(byte, at: place)
      }
    }
    return bytes
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
