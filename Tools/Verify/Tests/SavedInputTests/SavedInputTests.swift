@testable import FuzzTargets
@testable import Models
import Foundation
import Testing

/// Runs the fuzzer's saved inputs and findings, and small changes of each.
///
/// The changes are the same in every run. A fault ends the process with a message. `Scripts/verify fuzz`
/// starts from these inputs, and checks memory as well.
@Suite(.serialized) struct SavedInputTests {
  @Test("No saved input breaks a promise", arguments: FuzzTarget.all)
  func saved(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs { Self.run(target, input) }
  }

  @Test("No small change of a saved input breaks a promise", arguments: FuzzTarget.all)
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

  @Test("The list of targets is complete") func complete() throws {
    let targets = Self.fuzzing.appending(path: "Sources/FuzzTargets/Targets")
    let names = try FileManager.default.contentsOfDirectory(atPath: targets.path)
      .map { $0.replacing(".swift", with: "").lowercased() }
    #expect(names.sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  private static let fuzzing = URL(filePath: #filePath).appending(path: "../../..")
    .standardizedFileURL

  /// Returns a target's saved inputs and its findings.
  ///
  /// An input is a line in base64. The findings are files, in the order of their names.
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

  /// Returns the input with a few changes.
  ///
  /// A change replaces, removes or inserts a byte, or appends the end of a different input.
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
