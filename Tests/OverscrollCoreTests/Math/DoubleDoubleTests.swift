import Testing

@testable import OverscrollCore

extension MathTests {
  @Suite("A double-double")
  struct DoubleDoubleTests {
    @Test("holds the product of two doubles exactly", arguments: [UInt64(1), 2, 3])
    func exactProduct(seed: UInt64) {
      var inputs = SeededInputs(seed: seed)
      for _ in 0..<10_000 {
        let (a, b) = (inputs.next(in: -1e9...1e9), inputs.next(in: -1e-6...1e-6))
        let product = DoubleDouble(productOf: a, b)
        #expect(product.high == a * b, "seed \(seed), \(a) * \(b)")
        // A fused multiply-add finds the rounding error of the product; the core itself has none.
        #expect(product.low == (-product.high).addingProduct(a, b), "seed \(seed), \(a) * \(b)")
      }
    }

    @Test("holds the sum of two integers exactly", arguments: [UInt64(1), 2, 3])
    func exactSum(seed: UInt64) {
      var inputs = SeededInputs(seed: seed)
      for _ in 0..<10_000 {
        let larger = Int64(inputs.nextBits() >> 11) &* 512
        let smaller = Int64(inputs.nextBits() >> 40)
        let sum = DoubleDouble(sumOf: Double(larger), Double(smaller))
        #expect(Int64(sum.high) + Int64(sum.low) == larger + smaller, "seed \(seed)")
      }
    }

    @Test("multiplies and adds what a double cannot hold")
    func arithmetic() {
      // (1 + e)(1 - e) + e = 1 + e - e^2, with e^2 far below an ulp of 1.
      let e = 0x1p-40
      let product = DoubleDouble(high: 1, low: e) * DoubleDouble(high: 1, low: -e)
      #expect(product.high == 1 && product.low == 0)
      let square = DoubleDouble(sumOf: 1, 0x1p-30) * DoubleDouble(sumOf: 1, 0x1p-30)
      #expect(square.high == 1 + 0x1p-29 && square.low == 0x1p-60)
      let sum = square + 0x1p-70
      #expect(sum.high == square.high && sum.low == 0x1p-60 + 0x1p-70)
      let total = sum + DoubleDouble(high: 0x1p-10, low: 0x1p-80)
      #expect(total.high == 1 + 0x1p-10 + 0x1p-29 && total.low == 0x1p-60 + 0x1p-70 + 0x1p-80)
      #expect(total.doubled.high == 2 * total.high && total.doubled.low == 2 * total.low)
    }
  }
}
