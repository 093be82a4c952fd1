@testable import FuzzTargets
@testable import Specification
import Foundation
import OverscrollTestSupport
import Testing

/// Runs the fuzzer's saved inputs, its findings, and inputs that differ from them in a few bytes.
///
/// The changed inputs are the same in every run. A fault ends the process with a message.
/// `Scripts/verify fuzz` also starts from the saved inputs, and checks memory accesses.
@Suite(.serialized) struct SavedInputTests {
  @Test("No saved input breaks a promise", arguments: FuzzTarget.all)
  func saved(_ target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs { Self.run(target, input) }
  }

  @Test("A saved input with a few changed bytes breaks no promise", arguments: FuzzTarget.all)
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

  @Test("Each file in `Targets` has an element in `FuzzTarget.all`") func complete() throws {
    let targets = Self.fuzzing.appending(path: "Sources/FuzzTargets/Targets")
    let names = try FileManager.default.contentsOfDirectory(atPath: targets.path)
      .map { $0.replacing(".swift", with: "").lowercased() }
    #expect(names.sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  private static let fuzzing = URL(filePath: #filePath).appending(path: "../../..")
    .standardizedFileURL

  /// Returns the saved inputs and the findings of a target.
  ///
  /// Each saved input is a line in base64. Each finding is a file, and the files are sorted by name.
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

  /// Returns an input with a few random changes.
  ///
  /// A change replaces, removes or inserts a byte, or appends the end of another input.
  private static func change(of input: [UInt8], beside other: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = input
    for _ in 0...dice.index(below: 4) {
      let index = dice.index(below: bytes.count + 1)
      let byte = UInt8(truncatingIfNeeded: dice.next())
      switch dice.index(below: 4) {
      case 0 where index < bytes.count: bytes[index] = byte
      case 1 where index < bytes.count: bytes.remove(at: index)
      case 2: bytes.replaceSubrange(index..., with: other.dropFirst(index))
      default: bytes.insert(byte, at: index)
      }
    }
    return bytes
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
