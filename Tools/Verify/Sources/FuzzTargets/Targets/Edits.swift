@testable import Models

/// Edits and queries of `ExtentIndex` and `LaneIndex`.
enum Edits {
  static func run(_ reader: inout ByteReader) {
    do { try ListEdits.run(&reader) } catch { report(error.description) }
  }
}
