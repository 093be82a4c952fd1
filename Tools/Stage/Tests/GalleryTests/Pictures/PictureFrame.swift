import Foundation

/// The parts that one frame of a moving picture draws, from back to front.
struct PictureFrame {
  /// The number of display frames since the picture's start.
  let time: Int
  var parts: [PicturePart] = []

  /// Adds the drawing of a stage.
  ///
  /// - Parameters:
  ///   - svg: The stage's SVG, which has one element in each line.
  ///   - pane: The rectangle of the picture that shows the stage.
  mutating func add(_ svg: String, in pane: CGRect) {
    var clips: [String: CGRect] = [:]
    var effects: [Effect] = []
    for line in svg.split(separator: "\n").map(String.init) {
      if line.hasPrefix("<clipPath "), let id = line.attribute("id"), let path = line.attribute("d") {
        clips[id] = PictureFrame.bounds(of: path.numbers)
      } else if line.hasPrefix("<g "), !line.hasSuffix("</g>") {
        effects.append(Effect(line, clips))
      } else if line == "</g>" {
        effects.removeLast()
      } else if let part = part(line, effects, in: pane) {
        parts.append(part)
      }
    }
  }

  /// An effect on all parts in a group.
  private enum Effect {
    case clip(CGRect)
    case opacity(Double)
    case rotation(Double, about: CGPoint)
    case scale(CGSize, about: CGPoint)

    init(_ line: String, _ clips: [String: CGRect]) {
      let transform = line.attribute("transform") ?? ""
      let numbers = transform.numbers
      if let clip = line.attribute("clip-path") {
        self = .clip(clips[String(clip.dropFirst(5).dropLast())] ?? .infinite)
      } else if let opacity = line.number("opacity") {
        self = .opacity(opacity)
      } else if transform.hasPrefix("rotate"), numbers.count == 3 {
        self = .rotation(numbers[0], about: CGPoint(x: numbers[1], y: numbers[2]))
      } else if numbers.count == 6 {
        self = .scale(
          CGSize(width: numbers[2], height: numbers[3]), about: CGPoint(x: numbers[0], y: numbers[1]))
      } else {
        preconditionFailure("Unknown effect: \(line)")
      }
    }
  }

  private func part(_ line: String, _ effects: [Effect], in pane: CGRect) -> PicturePart? {
    let screen = CGRect(origin: .zero, size: pane.size)
    guard var part = PicturePart(line: line, clip: screen) else { return nil }
    for effect in effects.reversed() {
      switch effect {
      case .clip(let clip): part.clip = part.clip.intersection(clip)
      case .opacity(let opacity): part.opacity *= opacity
      case .rotation(let angle, let point):
        part.angle += angle
        part.center = CGPoint(x: point.x - part.position.x, y: point.y - part.position.y)
      case .scale(let scale, let point):
        part.position = CGPoint(
          x: point.x + (part.position.x - point.x) * scale.width,
          y: point.y + (part.position.y - point.y) * scale.height)
        part.scale = CGSize(
          width: part.scale.width * scale.width, height: part.scale.height * scale.height)
        part.clip = screen
      }
    }
    guard !part.clip.isEmpty, part.opacity > 0.01, part.scale.width > 0.01 else { return nil }
    part.position.x += pane.minX
    part.position.y += pane.minY
    part.clip = part.clip.offsetBy(dx: pane.minX, dy: pane.minY)
    return part.isVisible(at: part.position) ? part : nil
  }

  private static func bounds(of numbers: [Double]) -> CGRect {
    let (xs, ys) = (
      stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] },
      stride(from: 1, to: numbers.count, by: 2).map { numbers[$0] }
    )
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .zero
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
