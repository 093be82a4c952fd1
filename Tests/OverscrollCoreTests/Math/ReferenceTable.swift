import Foundation

extension MathTests {
  /// True values to 1/10000 ulp, from a file written by `Tools/Verify/Scripts/math-reference tables`.
  struct ReferenceTable {
    struct Row {
      let inputs: [Double]
      /// The double nearest to the true value.
      let expected: Double
      /// The true value minus `expected`, in ulps of `expected`.
      let remainder: Double

      /// Returns the distance of a result from the true value, in ulps of the correctly rounded value.
      func error(of result: Double) -> Double {
        if isIdentical(result, expected) { return remainder.magnitude }
        guard result.isFinite, expected.isFinite else { return .infinity }
        return ((result - expected) / expected.ulp - remainder).magnitude
      }
    }

    let rows: [Row]

    /// Reads `Fixtures/<name>.txt`, and throws an error for a malformed line.
    init(_ name: String) throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/\(name).txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      rows = try text.split(separator: "\n").map { line in
        let fields = line.split(separator: " ")
        let numbers = fields.dropLast().compactMap { UInt64($0, radix: 16) }.map(Double.init(bitPattern:))
        guard let last = fields.last, let remainder = Double(last), let expected = numbers.last,
          numbers.count == fields.count - 1
        else { throw MalformedRow(text: String(line)) }
        return Row(inputs: numbers.dropLast(), expected: expected, remainder: remainder / 10_000)
      }
    }

    /// Returns the largest error of a function, in ulps, with its inputs.
    func worst(_ function: ([Double]) -> Double) -> (error: Double, inputs: [Double]) {
      var worst = (error: 0.0, inputs: [Double]())
      for row in rows {
        let error = row.error(of: function(row.inputs))
        if !(error <= worst.error) { worst = (error, row.inputs) }
      }
      return worst
    }
  }

  struct MalformedRow: Error {
    let text: String
  }
}
