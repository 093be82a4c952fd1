import Foundation

/// What is seen, as commands from back to front.
///
/// Elements draw into it; it becomes a golden text (`text()`) or a picture (`svg()`).
struct DisplayList {
  /// What is done to all that is drawn between a begin and its end.
  enum Effect {
    /// Nothing outside of the frame is seen; the outline, where there is one, is what the picture cuts along.
    case clip(CGRect, Path?)
    case opacity(Double)
    case rotation(Angle, about: CGPoint)
    case scale(x: Double, y: Double, about: CGPoint)
    /// A thing that has others in it, as a scroll view has.
    case part(String, CGRect)
    /// Golden texts count from a point: what is scrolled says the same wherever it is.
    case origin(CGPoint)
  }

  /// A thing that is seen.
  struct Thing {
    /// What it is, for a golden text; a thing without words is only in the picture.
    let words: String
    /// Where it is, in the window's coordinates.
    let frame: CGRect
    /// What it says, if it is a text.
    var text: String?
    /// What it is drawn with, from back to front.
    var pictures: [Picture] = []
  }

  enum Command {
    case thing(Thing)
    case begin(Effect)
    case end
  }

  /// The window.
  let bounds: CGRect
  private(set) var commands: [Command] = []

  init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }

  mutating func add(_ thing: Thing) { commands.append(.thing(thing)) }

  mutating func add(_ words: String, _ frame: CGRect, _ pictures: [Picture] = []) {
    add(Thing(words: words, frame: frame, pictures: pictures))
  }

  /// Has an effect on all that a closure draws.
  mutating func with(_ effect: Effect, _ draw: (inout DisplayList) -> Void) {
    commands.append(.begin(effect))
    draw(&self)
    commands.append(.end)
  }

  /// Adds a thing that has others in it.
  ///
  /// - Parameters:
  ///   - words: What it is.
  ///   - frame: Where it is.
  ///   - clips: Whether nothing of what is in it is seen outside of its frame.
  ///   - draw: Draws what is in it.
  mutating func part(
    _ words: String, _ frame: CGRect, clips: Bool = false, _ draw: (inout DisplayList) -> Void
  ) {
    with(.part(words, frame)) { display in
      if clips { display.with(.clip(frame, nil), draw) } else { draw(&display) }
    }
  }
}

/// What a thing is drawn with.
enum Picture {
  case text(TextPicture)
  case path(Path, Brush)
  case symbol(String, CGRect, Ink)
}

/// How a path is drawn.
enum Brush {
  case fill(Ink)
  case stroke(StrokeStyle, Ink)
}

/// A line of text.
struct TextPicture {
  let text: String
  /// Where the line begins, at its baseline.
  let origin: CGPoint
  let width: CGFloat
  let face: TypeFace
  let ink: Ink
}

extension Double {
  /// A number with at most n digits after the point; -0 is 0.
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
  /// The rectangle as golden texts have it.
  var brief: String {
    "(\(minX.short) \(minY.short) \(width.short)×\(height.short))"
  }
}

extension CGFloat {
  fileprivate var short: String { Double(self).brief(1) }
}
