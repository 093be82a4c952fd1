import OverscrollTestSupport
// Only x86-64 has Float80. It has elementary functions only if C's long double has that format.
#if arch(x86_64) && !os(Windows) && !os(Android)
  import Foundation
  @testable import OverscrollCore
  import Testing

  extension MathTests {
    /// Measures the errors that the documentation states.
    ///
    /// The documented numbers come from a release build with `MATH_SAMPLES=30000000`. The true values are
    /// the C library's in 80-bit arithmetic, accurate to about 1/1000 ulp of a double.
    @Suite("Comparison with 80-bit arithmetic")
    struct ExtendedPrecisionTests {
      static let samples =
        ProcessInfo.processInfo.environment["MATH_SAMPLES"].flatMap { Int($0) } ?? 20_000

      @Test(
        "The exponential's error is at most 0.68 ulp",
        arguments: [-708.39...709.78, -745.2 ... -708.3, -1...1])
      func exponential(range: ClosedRange<Double>) {
        measure(within: 0.68) { inputs in
          let x = inputs.next(in: range)
          return ([x], ElementaryFunctions.exp(x), Foundation.exp(Float80(x)))
        }
      }

      @Test("The logarithm's error is at most 0.56 ulp", arguments: Bases.allCases)
      func logarithm(bases: Bases) {
        measure(within: 0.56) { inputs in
          let x = bases.next(from: &inputs)
          return ([x], ElementaryFunctions.log(x), Foundation.log(Float80(x)))
        }
      }

      enum Bases: CaseIterable {
        case any
        case subnormal
        case nearOne
        case usual

        func next(from inputs: inout Dice) -> Double {
          switch self {
          case .any: Double(bitPattern: 2 + inputs.next() % (Double.infinity.bitPattern - 2))
          case .subnormal: Double(bitPattern: 2 + inputs.next() >> 12)
          case .nearOne: 1 + inputs.next(in: -0.25...0.25) * Foundation.exp2(inputs.next(in: -48...0))
          case .usual: inputs.next(in: 0.501...1.999)
          }
        }
      }

      private func measure(
        within bound: Double, at location: SourceLocation = #_sourceLocation,
        _ sample: (inout Dice) -> (inputs: [Double], result: Double, exact: Float80)
      ) {
        var inputs = Dice(seed: 777)
        var worst = (error: 0.0, inputs: [Double]())
        for _ in 0..<Self.samples {
          let (at, result, exact) = sample(&inputs)
          let ulp = min(Double(exact), .greatestFiniteMagnitude).ulp
          let error = Double((Float80(result) - exact).magnitude / Float80(ulp))
          if !(error <= worst.error) { worst = (error, at) }
        }
        if Self.samples > 20_000 { print("worst \(worst.error) ulp at \(worst.inputs), bound \(bound)") }
        #expect(worst.error <= bound, "\(worst.error) ulp at \(worst.inputs)", sourceLocation: location)
      }
    }
  }
#endif
