/// A builder of a vector image.
///
/// Positions and sizes are in px.
public struct Canvas {
  /// The image as SVG text.
  public var svg: String { body + "</svg>\n" }

  private var body: String

  /// Creates an empty image with a size in px.
  ///
  /// - Parameters:
  ///   - title: A description for screen readers.
  ///   - width: The width of the image.
  ///   - height: The height of the image.
  ///   - style: CSS rules for the whole image, for example `Palette.adaptiveStyle`.
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

  /// Draws a dashed horizontal line.
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
      // A point between two points of the same height does not change the line.
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

  /// Draws a text.
  public mutating func label(
    _ words: String, _ x: Double, _ y: Double, _ colour: String, anchor: String = "start", size: Int = 12
  ) {
    body += """
      <text x="\(Canvas.text(x))" y="\(Canvas.text(y))" fill="\(colour)" text-anchor="\(anchor)" \
      font-size="\(size)">\(Canvas.escaped(words))</text>

      """
  }

  /// Returns the approximate width of a text.
  public static func width(of words: String) -> Double { Double(words.count) * 6.4 }

  /// Returns a number as text, with at most one decimal.
  ///
  /// A number that is not finite becomes 0. Larger numbers than a billion become a billion.
  public static func text(_ number: Double) -> String {
    let tenths = number.isFinite ? Int((min(max(number, -1e9), 1e9) * 10).rounded()) : 0
    let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
    return abs(tenths) % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
  }

  /// Returns a number with two decimals, limited to the range from 0 to 0.99.
  private static func hundredths(_ number: Double) -> String {
    let parts = number > 0 ? Int((min(number, 0.99) * 100).rounded()) : 0
    return "0.\(parts < 10 ? "0" : "")\(parts)"
  }

  /// Returns a text with SVG's special characters escaped.
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
