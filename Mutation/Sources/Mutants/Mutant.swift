/// A fault that a maintainer might make: one small change of one file.
public struct Mutant: Hashable, Sendable {
  /// What kind of fault it is.
  public let kind: MutantKind
  /// The file, as a path from the folder of all sources on.
  public let file: String
  /// The line that it begins in, from 1 on.
  public let line: Int
  /// The column there, in bytes, from 1 on.
  public let column: Int
  /// The declaration that it is in, such as `EdgeMachine.rearm()`.
  public let context: String
  /// The piece that is changed, on one line.
  public let from: String
  /// What it becomes.
  public let to: String
  /// Which of those alike in one declaration it is, from 1 on.
  public let occurrence: Int

  let form: Fault.Form
  let site: Range<Int>
  let edit: Range<Int>
  let replacement: String

  /// A name that stays when lines move: the file, the declaration, the change.
  public var key: String {
    let number = occurrence > 1 ? " #\(occurrence)" : ""
    return "\(file) \(context) \(kind.rawValue): \(from) → \(to)\(number)"
  }

  /// The place and the change.
  public var description: String {
    "\(file):\(line):\(column) \(kind.rawValue): \(from) → \(to.isEmpty ? "nothing" : to)"
  }
}

extension Mutant: CustomStringConvertible {}

/// Counts what is alike, so that each has a name of its own.
struct MutantNames {
  private var counts: [String: Int] = [:]

  /// Makes a mutant of a fault in a text.
  mutating func mutant(_ fault: Fault, in text: SourceText, context: String) -> Mutant {
    let from = text[fault.site].onOneLine
    let changed =
      text[fault.site.lowerBound..<fault.edit.lowerBound] + fault.replacement
      + text[fault.edit.upperBound..<fault.site.upperBound]
    let to = changed.onOneLine
    let place = text.place(of: fault.site.lowerBound)
    let name = "\(context) \(fault.kind) \(from) \(to)"
    counts[name, default: 0] += 1
    return Mutant(
      kind: fault.kind, file: text.file, line: place.line, column: place.column, context: context, from: from,
      to: to, occurrence: counts[name] ?? 1, form: fault.form, site: fault.site, edit: fault.edit,
      replacement: fault.replacement)
  }
}
