import OverscrollTestSupport
@testable import OverscrollCore
import Testing

extension MathTests {
  @Suite("The exponential")
  struct ExponentialTests {
    @Test("The exponential's error is at most 0.68 ulp")
    func accuracy() throws {
      let table = try ReferenceTable("exp")
      #expect(table.rows.count == 100)
      let worst = table.worst { ElementaryFunctions.exp($0[0]) }
      #expect(worst.error <= 0.68, "off by \(worst.error) ulp at \(worst.inputs)")
    }

    @Test(
      "The exponential's special values are the values of C99",
      arguments: [
        (0.0, 1.0), (-0.0, 1), (.infinity, .infinity), (-.infinity, 0), (.nan, .nan), (-.nan, .nan),
        (.signalingNaN, .nan), (.leastNonzeroMagnitude, 1), (-.leastNonzeroMagnitude, 1),
        (.greatestFiniteMagnitude, .infinity), (-.greatestFiniteMagnitude, 0),
        (0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023), (0x1.62e42fefa39fp+9, .infinity),
        (-0x1.74910d52d3051p+9, .leastNonzeroMagnitude), (-0x1.74910d52d3052p+9, 0),
      ] as [(Double, Double)])
    func specialValues(x: Double, expected: Double) {
      let result = ElementaryFunctions.exp(x)
      #expect(isIdentical(result, expected), "exp(\(x)) is \(result)")
    }

    @Test("The exponential never decreases from one double to the next", arguments: [UInt64(1), 2, 3])
    func monotonicity(seed: UInt64) {
      var inputs = Dice(seed: seed)
      for _ in 0..<20_000 {
        let scale = inputs.next(in: -30...9.5)
        let x = inputs.next(in: -1...1) * ElementaryFunctions.exp(scale * ElementaryFunctions.log(2))
        let pair = (ElementaryFunctions.exp(x), ElementaryFunctions.exp(x.nextUp))
        #expect(pair.0 <= pair.1, "seed \(seed), x \(x)")
      }
    }

    @Test("The exponential never decreases when the argument reduction uses the next multiple of ln 2")
    func monotonicityAcrossReductions() {
      for k in -1074...1023 {
        var x = (Double(k) + 0.5) * ElementaryFunctions.log(2)
        for _ in 0..<8 { x = x.nextDown }
        for _ in 0..<16 {
          #expect(ElementaryFunctions.exp(x) <= ElementaryFunctions.exp(x.nextUp), "x \(x)")
          x = x.nextUp
        }
      }
    }
  }
}
