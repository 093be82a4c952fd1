/// A vector image in the making.
///
/// Places and sizes are in px.
public struct Canvas {
  /// The image's text, once everything is drawn.
  public var svg: String { body + "</svg>\n" }

  private var body: String

  /// Makes an empty image.
  ///
  /// - Parameters:
  ///   - title: What it shows, for those who hear it.
  ///   - width: How wide it is.
  ///   - height: How high.
  ///   - style: Rules of style for all of it, as a palette that follows the page has them.
  public init(title: String, width: Double, height: Double, style: String = "") {
    let (width, height) = (Canvas.text(width), Canvas.text(height))
    body = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" \
      font-family="-apple-system, system-ui, 'Helvetica Neue', Arial, sans-serif" font-size="12">
      <title>\(Canvas.escaped(title))</title>

      """
    if !style.isEmpty { body += "<style>\(style)</style>\n" }
  }

  /// Draws a straight line.
  public mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ colour: String, width: Double
  ) {
    body += """
      <path d="M\(Canvas.text(x1)) \(Canvas.text(y1))L\(Canvas.text(x2)) \(Canvas.text(y2))" stroke="\(colour)" \
      stroke-width="\(Canvas.text(width))" fill="none"/>

      """
  }

  /// Draws a dashed line to the right.
  public mutating func dashes(_ x1: Double, _ x2: Double, _ y: Double, _ colour: String) {
    body += """
      <path d="M\(Canvas.text(x1)) \(Canvas.text(y))H\(Canvas.text(x2))" stroke="\(colour)" \
      stroke-dasharray="5 4" fill="none"/>

      """
  }

  /// Draws a line through points.
  public mutating func curve(_ points: [(x: Double, y: Double)], _ colour: String) {
    let points = points.map { (x: Canvas.text($0.x), y: Canvas.text($0.y)) }
    var path = ""
    for (index, point) in points.enumerated() {
      let isInner = index > 0 && index + 1 < points.count
      // The inside of a level stretch goes without saying.
      if isInner, points[index - 1].y == point.y, points[index + 1].y == point.y { continue }
      path += "\(path.isEmpty ? "M" : "L")\(point.x) \(point.y)"
    }
    body += """
      <path d="\(path)" stroke="\(colour)" stroke-width="2" stroke-linejoin="round" fill="none"/>

      """
  }

  /// Fills a rectangle.
  public mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ colour: String, opacity: Double = 1,
    radius: Double
  ) {
    body += """
      <rect x="\(Canvas.text(x))" y="\(Canvas.text(y))" width="\(Canvas.text(width))" \
      height="\(Canvas.text(height))" rx="\(Canvas.text(radius))" \
      fill="\(colour)"\(opacity < 1 ? " fill-opacity=\"\(Canvas.hundredths(opacity))\"" : "")/>

      """
  }

  /// Writes words.
  public mutating func label(
    _ words: String, _ x: Double, _ y: Double, _ colour: String, anchor: String = "start", size: Int = 12
  ) {
    body += """
      <text x="\(Canvas.text(x))" y="\(Canvas.text(y))" fill="\(colour)" text-anchor="\(anchor)" \
      font-size="\(size)">\(Canvas.escaped(words))</text>

      """
  }

  /// About how wide words are.
  public static func width(of words: String) -> Double { Double(words.count) * 6.4 }

  /// A number with at most one decimal; one that is not finite is 0, and one past a billion is a billion.
  public static func text(_ number: Double) -> String {
    let tenths = number.isFinite ? Int((min(max(number, -1e9), 1e9) * 10).rounded()) : 0
    let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
    return abs(tenths) % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }

  /// A number from 0 to 1 with two decimals.
  private static func hundredths(_ number: Double) -> String {
    let parts = number > 0 ? Int((min(number, 0.99) * 100).rounded()) : 0
    return "0.\(parts < 10 ? "0" : "")\(parts)"
  }

  /// Words as they stand in a vector image's text.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for character in words.unicodeScalars {
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      default: text.unicodeScalars.append(character.value < 32 ? "?" : character)
      }
    }
    return text
  }
}
