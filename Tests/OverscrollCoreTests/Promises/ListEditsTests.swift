import OverscrollTestSupport
import Testing

@testable import OverscrollCore

/// Random edits of a list, compared with a plain array by the code of the fuzzer.
@Suite struct ListEditsTests {
  private func run(seed: UInt64, bytes count: Int, items: Int = 0) throws {
    var dice = Dice(seed: seed)
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    try bytes.withUnsafeBufferPointer { bytes in
      var reader = ByteReader(bytes)
      try ListEdits.run(&reader, count: items)
    }
  }

  @Test("Edits and queries match a plain array", arguments: 0..<60 as Range<UInt64>)
  func random(seed: UInt64) throws { try run(seed: seed, bytes: 1500) }

  @Test("Edits and queries of a long list match a plain array", arguments: 0..<6 as Range<UInt64>)
  func long(seed: UInt64) throws { try run(seed: seed, bytes: 600, items: 16_000) }
}
