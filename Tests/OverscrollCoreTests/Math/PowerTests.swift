import OverscrollCore
import Testing

extension MathTests {
  @Suite("The power")
  struct PowerTests {
    @Test("stays within the stated distance of the true value")
    func accuracy() throws {
      let table = try ReferenceTable("pow")
      #expect(table.rows.count > 2000)
      let worst = table.worst { ElementaryFunctions.pow($0[0], $0[1]) }
      #expect(worst.error <= 0.69, "off by \(worst.error) ulp at \(worst.inputs)")
    }

    @Test("is exact wherever an integer power fits into a double")
    func exactPowers() {
      for base in 2...1000 {
        var exact = Int64(1)
        for exponent in 1...53 {
          let (product, overflow) = exact.multipliedReportingOverflow(by: Int64(base))
          guard !overflow, product <= 1 << 53 else { break }
          exact = product
          let result = ElementaryFunctions.pow(Double(base), Double(exponent))
          #expect(result == Double(exact), "\(base)^\(exponent)")
        }
      }
      for exponent in -1074...1023 {
        let expected = Double(sign: .plus, exponent: exponent, significand: 1)
        #expect(ElementaryFunctions.pow(2, Double(exponent)) == expected, "2^\(exponent)")
      }
    }

    @Test("gives an odd integer power the sign of its base")
    func signs() {
      var inputs = SeededInputs(seed: 4)
      for _ in 0..<5000 {
        let x = inputs.next(in: 0.5...2)
        let y = Double(Int64(inputs.next(in: -300...300)))
        let result = ElementaryFunctions.pow(-x, y)
        let expected = ElementaryFunctions.pow(x, y) * (Int64(y) % 2 == 0 ? 1 : -1)
        #expect(isIdentical(result, expected), "(-\(x))^\(y)")
      }
    }

    @Test("grows with its base from one double to the next", arguments: [1.0, 1.5, 2, 3.7, 40, 700])
    func monotonicity(y: Double) {
      var inputs = SeededInputs(seed: 5)
      for _ in 0..<5000 {
        let x = inputs.next(in: 0.1...10)
        let pair = (ElementaryFunctions.pow(x, y), ElementaryFunctions.pow(x.nextUp, y))
        #expect(pair.0 <= pair.1, "x \(x)")
      }
    }
  }
}
