/// What is expected of a field after an event.
struct Expectation: Encodable, Sendable {
  /// The event's place in the timeline.
  let after: Int
  private let field: String
  private let wanted: JSONValue

  /// How far a number may be from the one expected: fixtures are written by people, bits are for the digests.
  private static let tolerance = 1e-6

  init(after: Int, _ field: String, _ wanted: JSONValue) {
    self.after = after
    self.field = field
    self.wanted = wanted
  }

  func encode(to encoder: any Encoder) throws {
    try JSONValue.object(["after": .number(Double(after)), field: wanted]).encode(to: encoder)
  }

  /// What is not as expected, a line for each.
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
  /// The value of a field as JavaScript has it: names for codes, null for none.
  func value(of field: String) -> JSONValue {
    guard let place = Row.names.firstIndex(of: field) else { return .text("no such field") }
    let number = number(at: place)
    switch field.split(separator: ".").last {
    case "phase": return .text(Names.phases[Int(number)])
    case "level": return number == 0 ? .null : .text(Names.levels[Int(number)])
    case "result": return number == 0 ? .null : .text(Names.results[Int(number)])
    case "isDragging", "wantsFrames", "isAvailable", "leadsOut": return .flag(number == 1)
    default: return .number(number)
    }
  }
}
