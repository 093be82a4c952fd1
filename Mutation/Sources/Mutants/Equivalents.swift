/// The mutants that were judged to be no faults, and why.
///
/// A text: the key of a mutant on a line, and below it the reason, indented. A line that begins with `#` is a remark.
public struct Equivalents: Sendable {
  /// The reasons, by the mutants' keys.
  public private(set) var reasons: [String: String] = [:]

  /// Something that is wrong with such a text.
  public struct Mistake: Error, CustomStringConvertible, Equatable {
    /// The line, from 1 on.
    public let line: Int
    /// What is wrong with it.
    public let description: String
  }

  /// Reads such a text.
  public init(_ text: String) throws(Mistake) {
    var key: (text: String, line: Int)?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = String(line).onOneLine
      if words.isEmpty || line.hasPrefix("#") { continue }
      if line.first?.isWhitespace == true {
        guard let key else { throw Mistake(line: index + 1, description: "a reason for nothing") }
        reasons[key.text] = reasons[key.text].map { $0.isEmpty ? words : "\($0) \(words)" }
      } else {
        if let key, reasons[key.text] == "" { throw Mistake(line: key.line, description: "no reason") }
        guard reasons[words] == nil else { throw Mistake(line: index + 1, description: "the same twice") }
        reasons[words] = ""
        key = (words, index + 1)
      }
    }
    if let key, reasons[key.text] == "" { throw Mistake(line: key.line, description: "no reason") }
  }

  /// Why a mutant is no fault, if it was judged so.
  public func reason(of mutant: Mutant) -> String? { reasons[mutant.key.onOneLine] }

  /// The keys of no mutant any more: the source has changed, and they are to be judged anew.
  public func stale(among mutants: [Mutant]) -> [String] {
    let keys = Set(mutants.map(\.key.onOneLine))
    return reasons.keys.filter { !keys.contains($0) }.sorted()
  }
}
