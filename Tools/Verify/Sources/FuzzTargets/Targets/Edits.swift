@testable import Specification

/// A fuzzer target that edits and queries `ExtentIndex` and `LaneIndex`.
enum Edits {
  static func run(_ reader: inout ByteReader) {
    do { try ListEdits.run(&reader) } catch { report(error.description) }
  }
}
