import OverscrollTestSupport
import Testing

@testable import OverscrollCore

extension MathTests {
  @Suite("Double-doubles")
  struct DoubleDoubleTests {
    @Test("The product of two doubles is exact", arguments: [UInt64(1), 2, 3])
    func exactProduct(seed: UInt64) {
      var inputs = Dice(seed: seed)
      for _ in 0..<10_000 {
        let (a, b) = (inputs.next(in: -1e9...1e9), inputs.next(in: -1e-6...1e-6))
        let product = DoubleDouble(productOf: a, b)
        #expect(product.high == a * b, "seed \(seed), \(a) * \(b)")
        // A fused multiply-add computes the rounding error of the product. The core uses none.
        #expect(product.low == (-product.high).addingProduct(a, b), "seed \(seed), \(a) * \(b)")
      }
    }

    @Test("The sum of two integers is exact", arguments: [UInt64(1), 2, 3])
    func exactSum(seed: UInt64) {
      var inputs = Dice(seed: seed)
      for _ in 0..<10_000 {
        let larger = Int64(inputs.next() >> 11) &* 512
        let smaller = Int64(inputs.next() >> 40)
        let sum = DoubleDouble(sumOf: Double(larger), Double(smaller))
        #expect(Int64(sum.high) + Int64(sum.low) == larger + smaller, "seed \(seed)")
      }
    }
  }
}
