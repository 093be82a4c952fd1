import Foundation

/// The drawing of a window as a list of commands, from back to front.
///
/// Elements add commands to the list. The list can be written as a text for tests (`text()`), as a picture
/// (`svg()`) or as JSON (`json(_:)`).
struct DisplayList {
  /// An effect on the commands between its `begin` and `end` commands.
  enum Effect {
    /// Hides everything outside of the frame.
    ///
    /// If a path is set, a picture is clipped along the path instead.
    case clip(CGRect, Path?)
    case opacity(Double)
    case rotation(Angle, about: CGPoint)
    case scale(x: Double, y: Double, about: CGPoint)
    /// Begins a container with a description and a frame, such as a scroll view.
    case part(String, CGRect)
    /// Sets the point that frames in the text for tests are relative to.
    ///
    /// A scroll view sets it, so that its content has the same text at every offset.
    case origin(CGPoint)
  }

  /// A visible view, with its description and its drawings.
  struct Thing {
    /// The description in the text for tests.
    ///
    /// If it is empty, the view appears only in pictures.
    let words: String
    /// The view's frame, in window coordinates.
    let frame: CGRect
    /// The string that the view shows, if it is a text.
    var text: String?
    /// The drawings of the view, from back to front.
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

  /// Applies an effect to all commands that a closure adds.
  mutating func with(_ effect: Effect, _ draw: (inout DisplayList) -> Void) {
    commands.append(.begin(effect))
    draw(&self)
    commands.append(.end)
  }

  /// Adds a container, such as a scroll view, with the content that a closure draws.
  ///
  /// - Parameters:
  ///   - words: The description of the container.
  ///   - frame: The frame of the container.
  ///   - clips: Whether the content is clipped to the frame.
  ///   - draw: The closure that draws the content.
  mutating func part(
    _ words: String, _ frame: CGRect, clips: Bool = false, _ draw: (inout DisplayList) -> Void
  ) {
    with(.part(words, frame)) { display in
      if clips { display.with(.clip(frame, nil), draw) } else { draw(&display) }
    }
  }
}

/// One drawing operation.
enum Picture {
  case text(TextPicture)
  case path(Path, Brush)
  case symbol(String, CGRect, Ink)
}

/// The way to draw a path: filled or stroked, with a color.
enum Brush {
  case fill(Ink)
  case stroke(StrokeStyle, Ink)
}

/// A line of text to draw.
struct TextPicture {
  let text: String
  /// The left end of the line's baseline, in window coordinates.
  let origin: CGPoint
  let width: CGFloat
  let face: TypeFace
  let ink: Ink
}

extension Double {
  /// Returns the number as text with at most `places` decimal places; -0 is written as 0.
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
  /// The rectangle as it is written in the text for tests.
  var brief: String {
    "(\(minX.short) \(minY.short) \(width.short)×\(height.short))"
  }
}

extension CGFloat {
  fileprivate var short: String { Double(self).brief(1) }
}
