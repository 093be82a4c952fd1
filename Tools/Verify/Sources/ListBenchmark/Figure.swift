/// The measured time of one call of an operation.
struct Figure: Codable {
  let engine: String
  let operation: Operation
  /// The number of items in the list.
  let items: Int
  let nanoseconds: Double
}

/// Returns a line of a table.
///
/// The first column is wide and left-aligned. All further columns are right-aligned.
func row(_ cells: [String]) -> String {
  cells.enumerated().map { index, cell in
    let room = String(repeating: " ", count: max(0, (index == 0 ? 42 : 12) - cell.count))
    return index == 0 ? cell + room : room + cell
  }.joined()
}

/// Returns a time in ns as text in ns, µs or ms.
func text(_ nanoseconds: Double) -> String {
  func digits(_ number: Double) -> String {
    number < 100 ? "\((number * 10).rounded() / 10)" : "\(Int(number.rounded()))"
  }
  if nanoseconds < 1e3 { return "\(digits(nanoseconds)) ns" }
  return nanoseconds < 1e6 ? "\(digits(nanoseconds / 1e3)) µs" : "\(digits(nanoseconds / 1e6)) ms"
}
