/// A style sheet within a script, the template of a tag `css`: comments go, and room that means nothing.
enum StyleText {
  /// The text without them, strings and escapes as they are.
  static func shortened(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    var quote: Character?
    var isApart = false
    while let sign = rest.popFirst() {
      if quote == nil, sign.isWhitespace || (sign == "/" && rest.first == "*") {
        if sign == "/" { rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? "`" }
        isApart = true
        continue
      }
      if quote == nil {
        // The room before a colon may be one of a selector.
        let isBetween = isApart && !"{};,>".contains(sign) && !"`{};,>:".contains(result.last ?? "`")
        if isBetween && sign != "`" { result.append(" ") }
        if sign == "}", result.last == ";" { result.removeLast() }
      }
      isApart = false
      result.append(sign)
      if sign == "\\", let escaped = rest.popFirst() {
        result.append(escaped)
      } else if sign == quote {
        quote = nil
      } else if quote == nil, sign == "\"" || sign == "'" {
        quote = sign
      }
    }
    return result
  }
}
