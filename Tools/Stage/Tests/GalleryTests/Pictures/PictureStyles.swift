import Foundation

/// The style sheet and the shared shapes of a moving picture.
struct PictureStyles {
  private(set) var rules: [String] = []
  private(set) var keyframes: [String] = []
  private(set) var shapes: [String] = []
  private var classes: [String: String] = [:]
  private var animations: [String: String] = [:]
  private var symbols: [String: String] = [:]
  /// The duration of the picture in display frames.
  let duration: Int

  init(duration: Int) { self.duration = duration }

  /// Returns the class of some SVG attributes.
  mutating func name(of attributes: String) -> String {
    if let name = classes[attributes] { return name }
    let name = "s" + String(classes.count, radix: 36)
    classes[attributes] = name
    var declarations: [String] = []
    for match in attributes.matches(of: #/([a-z-]+)="([^"]*)"/#) {
      let value = match.1 == "font-size" ? match.2 + "px" : match.2
      declarations.append("\(match.1):\(value)")
    }
    rules.append(".\(name){\(declarations.joined(separator: ";"))}")
    return name
  }

  /// Returns the identifier of a shape that `use` elements share.
  mutating func symbol(_ element: String) -> String {
    if let name = symbols[element] { return name }
    let name = "d" + String(symbols.count, radix: 36)
    symbols[element] = name
    shapes.append(element.replacing(" ", with: " id=\"\(name)\" ", maxReplacements: 1))
    return name
  }

  /// Returns the name of an animation of a CSS property, or `nil` if its values are all equal.
  ///
  /// - Parameters:
  ///   - values: The times in display frames, with the values that begin there.
  ///   - property: The CSS property.
  mutating func animation(_ values: [(time: Int, value: String)], of property: String) -> String? {
    guard let first = values.first, values.contains(where: { $0.value != first.value }) else { return nil }
    var (order, times): ([String], [String: [String]]) = ([], [:])
    for (time, value) in values {
      if times[value] == nil { order.append(value) }
      times[value, default: []].append(percent(time))
    }
    let body = order.map { "\((times[$0] ?? []).joined(separator: ",")){\(property):\($0)}" }.joined()
    if let name = animations[body] { return name }
    let name = "a" + String(animations.count, radix: 36)
    animations[body] = name
    keyframes.append("@keyframes \(name){\(body)}")
    return name
  }

  private func percent(_ time: Int) -> String {
    (Double(time) / Double(duration) * 100).svg + "%"
  }

  /// The style sheet.
  ///
  /// Its animations run unless the system reduces motion.
  var sheet: String {
    let time = (Double(duration) / 60).svg
    return """
      \(rules.joined(separator: "\n"))
      @media (prefers-reduced-motion:no-preference){
      .m{animation:\(time)s linear infinite}
      .v{animation:\(time)s step-end infinite}
      }
      \(keyframes.joined(separator: "\n"))
      """
  }
}

extension Double {
  /// The number with at most two decimal places.
  var svg: String {
    let text = String(format: "%.2f", self)
    var end = text.endIndex
    while end > text.startIndex, text[text.index(before: end)] == "0" { end = text.index(before: end) }
    if end > text.startIndex, text[text.index(before: end)] == "." { end = text.index(before: end) }
    let short = String(text[..<end])
    return short == "-0" || short.isEmpty ? "0" : short
  }
}
