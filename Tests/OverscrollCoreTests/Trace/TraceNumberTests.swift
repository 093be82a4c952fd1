import OverscrollTestSupport
@testable import OverscrollTrace
import Testing

/// The numbers in a trace's text.
@Suite struct TraceNumberTests {
  @Test(
    "A variable-length whole number takes one byte for each seven bits",
    arguments: [(0, 1), (127, 1), (128, 2), (16_383, 2), (16_384, 3), (.max, 10)] as [(UInt64, Int)])
  func variable(number: UInt64, count: Int) {
    var bytes: [UInt8] = []
    bytes.append(variable: number)
    #expect(bytes.count == count)
    var rest = bytes[...]
    #expect(rest.readVariable() == number && rest.isEmpty)
  }

  @Test("Every number reads back from its text unchanged, to the last bit") func bits() {
    var random = RandomTrace(seed: 1)
    for _ in 0..<50_000 {
      let number = random.number()
      #expect(Double(token: number.token[...])?.bitPattern == number.bitPattern, "\(number)")
    }
  }

  @Test("A decimal number is read with the same value as in Swift") func decimals() {
    var dice = Dice(seed: 2)
    for _ in 0..<50_000 {
      let digits = UInt64.random(in: 0...(.max >> UInt64.random(in: 4..<64, using: &dice)), using: &dice)
      let text =
        "\(Bool.random(using: &dice) ? "-" : "")\(digits % 10).\(digits)e\(Int.random(in: -60...60, using: &dice))"
      guard digits < 1_000_000_000_000_000_000 else { continue }
      #expect(Double(token: Array(text.utf8)[...]) == Double(text), "\(text)")
    }
  }

  @Test(
    "Common numbers have a short text",
    arguments: [
      (0.0, "0"), (640, "640"), (-0.5, "-0.5"), (0.016667, "0.016667"), (37 + 1 / 3, "37.333333333333336"),
      (1e-7, "1e-07"), (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (-0.0, "-0"),
    ] as [(Double, String)])
  func words(_ number: Double, _ word: String) { #expect(number.token == Array(word.utf8)) }

  @Test(
    "Invalid text is not read as a number",
    arguments: [
      "", "-", ".", "e5", "1e", "1e+", "1.2.3", "0x10", "x12", "xfffffffffffffffg", "١", "1,5", "+1", "--1",
      "1e1e1",
    ])
  func nonsense(_ word: String) { #expect(Double(token: Array(word.utf8)[...]) == nil) }

  @Test("A number with too many digits or too large an exponent is read correctly") func excess() {
    for (word, number) in [
      ("1e400", Double.infinity), ("-1e999999", -.infinity), ("1e-400", 0),
      ("1" + String(repeating: "0", count: 40), 1e40),
      ("0." + String(repeating: "0", count: 30) + "1", 1e-31), ("0e999999", 0),
    ] {
      #expect(Double(token: Array(word.utf8)[...]) == number, "\(word)")
    }
  }
}
