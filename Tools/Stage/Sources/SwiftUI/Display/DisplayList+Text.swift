import Foundation

extension DisplayList {
  /// Returns the text that tests compare, with a line for each visible view.
  ///
  /// The line of a view is indented by its container. A view that is clipped, outside the window or fully
  /// transparent has no line. The frame in a line is the layout's frame, without rotation and scale.
  /// Opacity, rotation and scale are written after the frame if they have an effect, combined from all
  /// effects around the view.
  func text() -> String { written.lines.joined(separator: "\n") }

  /// The visible texts, from back to front, with their layout frames.
  var texts: [(text: String, frame: CGRect)] { written.texts }

  private var written: TextWriter {
    var writer = TextWriter(bounds)
    for command in commands { writer.take(command) }
    return writer
  }
}

/// Converts the commands of a display list to the text that tests compare.
private struct TextWriter {
  /// The combination of the effects that are open at a command.
  private struct State {
    var clip: CGRect
    var transform = PlaneTransform()
    var indent = 0
    /// The point of the window that written frames are relative to.
    var origin = CGPoint.zero
    var opacity = 1.0
    /// The opacity to write on the next lines, relative to the enclosing container.
    ///
    /// A container writes its own opacity and then resets this value, `degrees` and `scale`.
    var saidOpacity = 1.0
    var degrees = 0.0
    var scale = (x: 1.0, y: 1.0)
  }

  private var state: State
  private var outer: [State] = []
  private(set) var lines: [String] = []
  private(set) var things: [(words: String, frame: CGRect)] = []
  private(set) var texts: [(text: String, frame: CGRect)] = []

  init(_ bounds: CGRect) { state = State(clip: bounds) }

  mutating func take(_ command: DisplayList.Command) {
    switch command {
    case .thing(let thing):
      if write(thing.words, thing.frame), let text = thing.text { texts.append((text, thing.frame)) }
    case .begin(let effect):
      outer.append(state)
      begin(effect)
    case .end: state = outer.removeLast()
    }
  }

  private mutating func begin(_ effect: DisplayList.Effect) {
    switch effect {
    case .clip(let frame, _): state.clip = state.clip.common(with: state.transform.bounds(of: frame))
    case .opacity(let opacity):
      state.opacity *= opacity
      state.saidOpacity *= opacity
    case .rotation(let angle, let point):
      state.degrees += angle.degrees
      state.transform.around(point) { $0.turn(by: angle) }
    case .scale(let x, let y, let point):
      state.scale = (state.scale.x * x, state.scale.y * y)
      state.transform.around(point) { $0.scale(x: x, y: y) }
    case .part(let words, let frame):
      write(words, frame)
      state.indent += 1
      (state.saidOpacity, state.degrees, state.scale) = (1, 0, (1, 1))
    case .origin(let point): state.origin = point
    }
  }

  /// Writes a line if at least a part of the frame is visible.
  ///
  /// - Returns: Whether a line was written.
  @discardableResult private mutating func write(_ words: String, _ frame: CGRect) -> Bool {
    let seen = state.clip.common(with: state.transform.bounds(of: frame))
    guard !words.isEmpty, seen.width > 0.05, seen.height > 0.05, state.opacity > 0.0005 else {
      return false
    }
    var line = String(repeating: "  ", count: state.indent) + words + " "
    line += frame.offsetBy(dx: -state.origin.x, dy: -state.origin.y).brief
    let opacity = state.saidOpacity.brief(2)
    if opacity != "1" { line += " opacity \(opacity)" }
    let degrees = state.degrees.truncatingRemainder(dividingBy: 360).brief(1)
    if degrees != "0" { line += " rotated \(degrees)" }
    let (x, y) = (state.scale.x.brief(2), state.scale.y.brief(2))
    if (x, y) != ("1", "1") { line += x == y ? " scaled \(x)" : " scaled \(x)×\(y)" }
    lines.append(line)
    things.append((words, frame))
    return true
  }
}

extension CGRect {
  /// Returns the intersection with a rectangle; its size is zero if the two do not overlap.
  func common(with other: CGRect) -> CGRect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }
}
