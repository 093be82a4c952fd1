/// Short names for the private members of a module's classes: nothing outside of a class knows what they are called.
///
/// A name is the same in all classes of the module, so that no two become one.
struct PrivateNames {
  private var names: [String: String] = [:]

  /// Names those in a script, the most frequent ones first.
  init(_ tokens: [Token]) {
    var counts: [String: Int] = [:]
    for token in tokens where token.kind == .word && token.text.hasPrefix("#") {
      counts[token.text, default: 0] += 1
    }
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (number, name) in sorted.enumerated() { names[name.key] = "#" + Self.short(number) }
  }

  /// A token's text, by its new name if it is one of them.
  subscript(token: Token) -> String {
    token.kind == .word ? names[token.text] ?? token.text : token.text
  }

  /// The name with a number: a letter, or several from the 27th on.
  static func short(_ number: Int) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let last = String(letters[number % 26])
    return number < 26 ? last : short(number / 26 - 1) + last
  }
}
