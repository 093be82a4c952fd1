/// The expected value of a field in the presentation or the effects after an event.
struct Expectation: Encodable, Sendable {
  /// The index of the event in the fixture.
  let after: Int
  private let field: String
  private let wanted: JSONValue

  /// The tolerance for numbers, because people write the expected values with few digits.
  private static let tolerance = 1e-6

  init(after: Int, _ field: String, _ wanted: JSONValue) {
    self.after = after
    self.field = field
    self.wanted = wanted
  }

  func encode(to encoder: any Encoder) throws {
    try JSONValue.object(["after": .number(Double(after)), field: wanted]).encode(to: encoder)
  }

  /// Returns a line for each deviation of a row from the expected value.
  func disappointments(in row: Row) -> [String] {
    let found = field == "effects" ? .list(row.effectNames.map { .text($0) }) : row.value(of: field)
    return Expectation.agree(found, wanted)
      ? [] : ["after event \(after), \(field) is \(found), not \(wanted)"]
  }

  private static func agree(_ found: JSONValue, _ wanted: JSONValue) -> Bool {
    guard case .number(let found) = found, case .number(let wanted) = wanted else { return found == wanted }
    return found == wanted || (found - wanted).magnitude <= tolerance
  }
}

extension Row {
  /// Returns a field's value as in JavaScript: names for codes, null for none.
  func value(of field: String) -> JSONValue {
    guard let index = Row.names.firstIndex(of: field) else { return .text("no such field") }
    let number = number(at: index)
    switch field.split(separator: ".").last {
    case "phase": return .text(Names.phases[Int(number)])
    case "level": return number == 0 ? .null : .text(Names.levels[Int(number)])
    case "result": return number == 0 ? .null : .text(Names.results[Int(number)])
    case "isDragging", "wantsFrames", "isAvailable", "leadsOut": return .flag(number == 1)
    default: return .number(number)
    }
  }
}
