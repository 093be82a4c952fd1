import Foundation

extension MathTests {
  /// True values to 1/10000 ulp, from a file that `Tools/Verify/Scripts/math-reference tables` wrote.
  struct ReferenceTable {
    struct Row {
      /// The input.
      let inputs: [Double]
      /// The double nearest to the true value.
      let expected: Double
      /// The true value minus the expected one, in ulps of the latter.
      let remainder: Double

      /// The distance of a result from the true value, in ulps of the correctly rounded one.
      func error(of result: Double) -> Double {
        if isIdentical(result, expected) { return remainder.magnitude }
        guard result.isFinite, expected.isFinite else { return .infinity }
        return ((result - expected) / expected.ulp - remainder).magnitude
      }
    }

    let rows: [Row]

    /// Reads `Fixtures/<name>.txt`; a line that is not a row is an error, not skipped.
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

    /// The row where a function is furthest from the true value, and by how many ulps.
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
