import Foundation

// The JSON format of a display list, which the gallery's web page draws. The list is an array of commands,
// from back to front. Each command is an array that begins with the command's name. Lengths are in pt,
// colors are CSS colors, and outlines are SVG path data.
//
// | command | meaning |
// |---|---|
// | `["f", outline, color]` | fills an outline |
// | `["s", outline, color, width, isRound]` | strokes an outline |
// | `["t", text, x, baseline, width, size, weight, color]` | draws a line of text, stretched to the width |
// | `["g", outline, color, x, y, scale]` | strokes a symbol on a 24 × 24 grid, with a line width of 1.8 |
// | `["c", outline]` | clips the commands up to its `e` |
// | `["o", opacity]` | draws the commands up to its `e` as a group with an opacity |
// | `["r", degrees, x, y]` | rotates the commands up to its `e` clockwise about a point |
// | `["z", scaleX, scaleY, x, y]` | scales the commands up to its `e` about a point |
// | `["e"]` | ends the innermost open `c`, `o`, `r` or `z` |

extension DisplayList {
  /// Returns the commands as UTF-8 JSON, without the content outside of the window.
  func json(_ scheme: ColorScheme) -> [UInt8] {
    var writer = JSONWriter(scheme, bounds)
    writer.fill(Path(bounds), .background)
    for command in commands { writer.take(command) }
    return writer.finish()
  }
}

/// Converts the commands of a display list to JSON.
private struct JSONWriter {
  private let scheme: ColorScheme
  private let bounds: CGRect
  private var text = JSONText()
  /// For each open effect: whether it was written, and whether it rotates or scales its content.
  private var effects: [(isWritten: Bool, moves: Bool)] = []
  /// The number of open effects that rotate or scale their content.
  ///
  /// Inside such an effect, a frame does not show whether its content is in the window.
  private var moving = 0

  init(_ scheme: ColorScheme, _ bounds: CGRect) {
    self.scheme = scheme
    // A stroke extends to both sides of its outline, so the tested bounds are larger than the window.
    self.bounds = bounds.insetBy(dx: -20, dy: -20)
    text.raw("[")
  }

  mutating func finish() -> [UInt8] {
    text.raw("]")
    return text.bytes
  }

  mutating func take(_ command: DisplayList.Command) {
    switch command {
    case .thing(let thing):
      guard moving > 0 || bounds.intersects(thing.frame) else { return }
      for picture in thing.pictures { draw(picture) }
    case .begin(let effect): begin(effect)
    case .end:
      guard let effect = effects.popLast() else { return }
      if effect.moves { moving -= 1 }
      if effect.isWritten { put("e") }
    }
  }

  mutating func fill(_ path: Path, _ ink: Ink) {
    put("f") { writer in
      writer.text.path(path)
      writer.ink(ink)
    }
  }

  private mutating func begin(_ effect: DisplayList.Effect) {
    var (isWritten, moves) = (true, false)
    switch effect {
    case .clip(let frame, let path): put("c") { $0.text.path(path ?? Path(frame)) }
    case .opacity(let opacity): put("o") { $0.text.number(opacity, 1000) }
    case .rotation(let angle, let point):
      moves = true
      put("r") { $0.text.numbers(angle.degrees, point.x, point.y) }
    case .scale(let x, let y, let point):
      moves = true
      put("z") { writer in
        writer.text.number(x, 1000)
        writer.text.number(y, 1000)
        writer.text.numbers(point.x, point.y)
      }
    case .part, .origin: isWritten = false
    }
    if moves { moving += 1 }
    effects.append((isWritten, moves))
  }

  private mutating func draw(_ picture: Picture) {
    switch picture {
    case .text(let line): write(line)
    case .path(let path, .fill(let ink)): fill(path, ink)
    case .path(let path, .stroke(let style, let ink)):
      put("s") { writer in
        writer.text.path(path)
        writer.ink(ink)
        writer.text.numbers(style.width, style.isRound ? 1 : 0)
      }
    case .symbol(let name, let frame, let ink): draw(SymbolGlyph(name), in: frame, ink)
    }
  }

  private mutating func write(_ line: TextPicture) {
    let weight =
      switch line.face.weight {
      case .regular: 400.0
      case .semibold: 600.0
      case .bold: 700.0
      }
    put("t") { writer in
      writer.text.string(line.text)
      writer.text.numbers(line.origin.x, line.origin.y, line.width, line.face.metrics.size, weight)
      writer.ink(line.ink)
    }
  }

  private mutating func draw(_ glyph: SymbolGlyph, in frame: CGRect, _ ink: Ink) {
    let (origin, scale) = SymbolGlyph.place(in: frame)
    put("g") { writer in
      writer.text.string(glyph.outline ?? SymbolGlyph.box)
      writer.ink(ink)
      writer.text.numbers(origin.x, origin.y)
      writer.text.number(scale, 10_000)
    }
    guard glyph.outline == nil else { return }
    let size = 10 * scale
    let width = TextRuler(face: TypeFace(.body, in: .large)).width(glyph.letters) / 17 * size
    put("t") { writer in
      writer.text.string(glyph.letters)
      writer.text.numbers(frame.midX - width / 2, origin.y + 15.6 * scale, width, size, 400)
      writer.ink(ink)
    }
  }

  private mutating func ink(_ ink: Ink) {
    let shade = ink.shade(scheme)
    text.color(shade.red, shade.green, shade.blue, shade.opacity)
  }

  private mutating func put(_ name: StaticString, _ arguments: (inout JSONWriter) -> Void = { _ in }) {
    text.begin(name)
    arguments(&self)
    text.raw("]")
  }
}
