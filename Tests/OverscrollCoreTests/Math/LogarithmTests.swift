import OverscrollTestSupport
@testable import OverscrollCore
import Testing

extension MathTests {
  @Suite("The logarithm")
  struct LogarithmTests {
    @Test("The logarithm's error is at most 0.56 ulp")
    func accuracy() throws {
      let table = try ReferenceTable("log")
      #expect(table.rows.count == 100)
      let worst = table.worst { ElementaryFunctions.log($0[0]) }
      #expect(worst.error <= 0.56, "off by \(worst.error) ulp at \(worst.inputs)")
    }

    @Test(
      "The logarithm's special values are the values of C99",
      arguments: [
        (1.0, 0.0), (0, -.infinity), (-0.0, -.infinity), (.infinity, .infinity), (-.infinity, .nan),
        (-1, .nan), (-.leastNonzeroMagnitude, .nan), (.nan, .nan), (-.nan, .nan), (.signalingNaN, .nan),
        (.greatestFiniteMagnitude, 0x1.62e42fefa39efp+9), (.leastNonzeroMagnitude, -0x1.74385446d71c3p+9),
        (2, 0x1.62e42fefa39efp-1), (0.5, -0x1.62e42fefa39efp-1),
      ] as [(Double, Double)])
    func specialValues(x: Double, expected: Double) {
      let result = ElementaryFunctions.log(x)
      #expect(isIdentical(result, expected), "log(\(x)) is \(result)")
    }

    @Test("The logarithm of a power of two is k ln 2, also for subnormal numbers")
    func powersOfTwo() {
      for k in -1074...1023 {
        // log adds k times the two parts of ln 2. The sum is within an ulp of k times the rounded ln 2.
        let expected = Double(k) * 0x1.62e42fefa39efp-1
        let result = ElementaryFunctions.log(Double(sign: .plus, exponent: k, significand: 1))
        #expect((result - expected).magnitude <= expected.ulp, "k \(k)")
      }
    }

    @Test("The logarithm never decreases from one double to the next", arguments: [UInt64(1), 2, 3])
    func monotonicity(seed: UInt64) {
      var inputs = Dice(seed: seed)
      for _ in 0..<20_000 {
        let any = Double(bitPattern: inputs.next() % Double.infinity.bitPattern)
        for x in [any, inputs.next(in: 0.5...2)] {
          let pair = (ElementaryFunctions.log(x), ElementaryFunctions.log(x.nextUp))
          #expect(pair.0 <= pair.1, "seed \(seed), x \(x)")
        }
      }
    }

    @Test(
      "The logarithm never decreases when the exponent changes", arguments: [-1022, -53, -1, 0, 1, 52, 1022])
    func monotonicityAcrossReductions(exponent: Int) {
      var x = Double(sign: .plus, exponent: exponent, significand: 2.0.squareRoot() / 2)
      for _ in 0..<8 { x = x.nextDown }
      for _ in 0..<16 {
        #expect(ElementaryFunctions.log(x) <= ElementaryFunctions.log(x.nextUp), "x \(x)")
        x = x.nextUp
      }
    }
  }
}
