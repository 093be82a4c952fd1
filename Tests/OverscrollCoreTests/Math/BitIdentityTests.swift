import OverscrollTestSupport
@testable import OverscrollCore
import Testing

/// Promise 10: a digest of many results is the same in every build and on every platform.
///
/// A change of these numbers changes every trajectory that the engine computes. Change them deliberately,
/// and never for a single platform.
extension MathTests {
  @Suite("Bit identity")
  struct BitIdentityTests {
    @Test("The digest of 20 000 results of the exponential is fixed")
    func exponential() {
      var inputs = Dice(seed: 2024)
      var digest = Digest()
      for _ in 0..<5000 {
        digest.combine(ElementaryFunctions.exp(Double(bitPattern: inputs.next())))
        digest.combine(ElementaryFunctions.exp(inputs.next(in: -750...715)))
        digest.combine(ElementaryFunctions.exp(inputs.next(in: -20...5)))
        digest.combine(ElementaryFunctions.exp(inputs.next(in: -746 ... -708)))
      }
      #expect(digest.value == 0x67fe_1bf7_1fbe_af87)
    }

    @Test("The digest of 20 000 results of the logarithm is fixed")
    func logarithm() {
      var inputs = Dice(seed: 2025)
      var digest = Digest()
      for _ in 0..<5000 {
        digest.combine(ElementaryFunctions.log(Double(bitPattern: inputs.next())))
        digest.combine(ElementaryFunctions.log(Double(bitPattern: inputs.next()).magnitude))
        digest.combine(ElementaryFunctions.log(inputs.next(in: 0.5...2)))
        digest.combine(ElementaryFunctions.log(inputs.next(in: 0...1e-307)))
      }
      #expect(digest.value == 0xd2f8_d7ea_557f_226c)
    }
  }
}
