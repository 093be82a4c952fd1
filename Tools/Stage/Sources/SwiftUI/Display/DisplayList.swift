import Foundation

/// The visible content as drawing commands, from back to front.
///
/// Elements draw into the list. It produces a golden text (`text()`) or a picture (`svg()`).
struct DisplayList {
  /// An effect on everything that is drawn between its begin and its end.
  enum Effect {
    /// Hides everything outside of the frame.
    ///
    /// A picture clips along the outline, if one is set.
    case clip(CGRect, Path?)
    case opacity(Double)
    case rotation(Angle, about: CGPoint)
    case scale(x: Double, y: Double, about: CGPoint)
    /// A thing that contains things, such as a scroll view.
    case part(String, CGRect)
    /// The origin of frames in golden texts.
    ///
    /// With it, scrolled content has the same text at every offset.
    case origin(CGPoint)
  }

  /// A visible thing.
  struct Thing {
    /// The description for a golden text.
    ///
    /// A thing without words is only in the picture.
    let words: String
    /// The frame in window coordinates.
    let frame: CGRect
    /// The string, if the thing is a text.
    var text: String?
    /// The drawings of the thing, from back to front.
    var pictures: [Picture] = []
  }

  enum Command {
    case thing(Thing)
    case begin(Effect)
    case end
  }

  /// The bounds of the window.
  let bounds: CGRect
  private(set) var commands: [Command] = []

  init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  mutating func add(_ thing: Thing) { commands.append(.thing(thing)) }

  mutating func add(_ words: String, _ frame: CGRect, _ pictures: [Picture] = []) {
    add(Thing(words: words, frame: frame, pictures: pictures))
  }

  /// Applies an effect to everything that a closure draws.
  mutating func with(_ effect: Effect, _ draw: (inout DisplayList) -> Void) {
    commands.append(.begin(effect))
    draw(&self)
    commands.append(.end)
  }

  /// Adds a thing that contains things.
  ///
  /// - Parameters:
  ///   - words: The description of the thing.
  ///   - frame: The frame of the thing.
  ///   - clips: Whether the frame clips the content.
  ///   - draw: Draws the content.
  mutating func part(
    _ words: String, _ frame: CGRect, clips: Bool = false, _ draw: (inout DisplayList) -> Void
  ) {
    with(.part(words, frame)) { display in
      if clips { display.with(.clip(frame, nil), draw) } else { draw(&display) }
    }
  }
}

/// A drawing of a thing.
enum Picture {
  case text(TextPicture)
  case path(Path, Brush)
  case symbol(String, CGRect, Ink)
}

/// The way to draw a path.
enum Brush {
  case fill(Ink)
  case stroke(StrokeStyle, Ink)
}

/// A line of text.
struct TextPicture {
  let text: String
  /// The start of the line at its baseline.
  let origin: CGPoint
  let width: CGFloat
  let face: TypeFace
  let ink: Ink
}

extension Double {
  /// Returns the number with at most `places` fraction digits, and 0 for -0.
  func brief(_ places: Int) -> String {
    let factor = pow(10, Double(places))
    let scaled = (self * factor).rounded()
    guard scaled.isFinite, abs(scaled) < 1e15 else { return "\(self)" }
    let whole = Int(scaled)
    let sign = whole < 0 ? "-" : ""
    let (before, after) = abs(whole).quotientAndRemainder(dividingBy: Int(factor))
    guard after != 0 else { return "\(sign)\(before)" }
    var digits = "\(after)"
    while digits.count < places { digits = "0" + digits }
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(before).\(digits)"
  }
}

extension CGRect {
  /// The rectangle in the format of golden texts.
  var brief: String {
    "(\(minX.short) \(minY.short) \(width.short)×\(height.short))"
  }
}

extension CGFloat {
  fileprivate var short: String { Double(self).brief(1) }
}
