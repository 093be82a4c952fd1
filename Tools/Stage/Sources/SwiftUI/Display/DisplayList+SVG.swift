import Foundation

extension DisplayList {
  /// Returns the display list as an SVG picture, in the light appearance.
  ///
  /// Each line of text is stretched to the width that the stage has computed. The picture therefore matches
  /// the layout with any installed fonts.
  func svg() -> String {
    let (width, height) = (Double(bounds.width).brief(1), Double(bounds.height).brief(1))
    // A file may contain several pictures, so the names of clip paths include a hash of the content.
    let text = text()
    let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    var writer = PictureWriter(clipName: "c" + String(hash, radix: 36) + "-")
    for command in commands { writer.take(command) }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" \
      font-family="-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif">
      <rect width="\(width)" height="\(height)" fill="#fff"/>
      \(writer.lines.joined(separator: "\n"))
      </svg>

      """
  }
}

/// Converts the commands of a display list to lines of SVG.
private struct PictureWriter {
  private(set) var lines: [String] = []
  private let clipName: String
  private var clips = 0
  /// The number of SVG groups to close at the end of each open effect.
  private var depths: [Int] = []

  init(clipName: String) { self.clipName = clipName }

  mutating func take(_ command: DisplayList.Command) {
    switch command {
    case .thing(let thing): thing.pictures.forEach { draw($0) }
    case .begin(let effect): begin(effect)
    case .end:
      for _ in 0..<depths.removeLast() { lines.append("</g>") }
    }
  }

  private mutating func begin(_ effect: DisplayList.Effect) {
    var group: String?
    switch effect {
    case .clip(let frame, let path):
      clips += 1
      let shape = (path ?? Path(frame)).svg
      lines.append("<clipPath id=\"\(clipName)\(clips)\"><path d=\"\(shape)\"/></clipPath>")
      group = "clip-path=\"url(#\(clipName)\(clips))\""
    case .opacity(let opacity): group = "opacity=\"\(opacity.brief(3))\""
    case .rotation(let angle, let point):
      group = "transform=\"rotate(\(angle.degrees.brief(2)) \(point.svg))\""
    case .scale(let x, let y, let point):
      let back = CGPoint(x: -point.x, y: -point.y)
      group = """
        transform="translate(\(point.svg)) scale(\(x.brief(3)) \(y.brief(3))) translate(\(back.svg))"
        """
    case .part, .origin: break
    }
    if let group { lines.append("<g \(group)>") }
    depths.append(group == nil ? 0 : 1)
  }

  private mutating func draw(_ picture: Picture) {
    switch picture {
    case .text(let line):
      let weight =
        switch line.face.weight {
        case .regular: ""
        case .semibold: " font-weight=\"600\""
        case .bold: " font-weight=\"700\""
        }
      lines.append(
        """
        <text x="\(Double(line.origin.x).brief(2))" y="\(Double(line.origin.y).brief(2))" \
        font-size="\(line.face.metrics.size.brief(1))"\(weight) textLength="\(Double(line.width).brief(2))" \
        lengthAdjust="spacingAndGlyphs" \(line.ink.svg("fill"))>\(line.text.svg)</text>
        """)
    case .path(let path, .fill(let ink)):
      lines.append("<path d=\"\(path.svg)\" \(ink.svg("fill"))/>")
    case .path(let path, .stroke(let style, let ink)):
      let cap = style.isRound ? " stroke-linecap=\"round\" stroke-linejoin=\"round\"" : ""
      lines.append(
        """
        <path d="\(path.svg)" fill="none" stroke-width="\(Double(style.width).brief(2))"\(cap) \
        \(ink.svg("stroke"))/>
        """)
    case .symbol(let name, let frame, let ink):
      lines.append(SymbolGlyph(name).svg(in: frame, ink))
    }
  }
}

extension Ink {
  /// Returns the color as an SVG attribute, in the light appearance.
  func svg(_ name: String) -> String {
    let shade = shade(.light)
    let parts = [shade.red, shade.green, shade.blue].map { (min(max($0, 0), 1) * 255).brief(0) }
    let color = "\(name)=\"rgb(\(parts.joined(separator: ",")))\""
    return shade.opacity < 1 ? "\(color) \(name)-opacity=\"\(shade.opacity.brief(3))\"" : color
  }
}

extension CGPoint {
  fileprivate var svg: String { "\(Double(x).brief(2)) \(Double(y).brief(2))" }
}

extension Path {
  fileprivate var svg: String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(end.svg)"
      case .line(let end): "L\(end.svg)"
      case .curve(let first, let second, let end): "C\(first.svg) \(second.svg) \(end.svg)"
      case .close: "Z"
      }
    }
    .joined()
  }
}

extension String {
  fileprivate var svg: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
