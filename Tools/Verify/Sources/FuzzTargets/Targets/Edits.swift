@testable import Models

/// The index of extents, and a layout in lanes over it.
enum Edits {
  static func run(_ reader: inout ByteReader) {
    do { try ListEdits.run(&reader) } catch { report(error.description) }
  }
}
