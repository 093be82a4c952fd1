import Canvas
import OverscrollCore

/// Converts times and values to positions in a picture, in px.
struct Scale {
  static let width = 760.0
  static let left = 92.0
  static let right = 748.0

  /// A labeled horizontal line at a value, for example at the threshold of an edge.
  struct Threshold {
    let value: Double
    let text: String
  }

  /// The y position of the lower end of the curve's area, in px.
  let bottom: Double
  /// The name of the values that the curve shows.
  let caption: String
  /// The values of the grid lines, in pt.
  let ticks: [Double]
  /// The labeled horizontal lines.
  let thresholds: [Threshold]

  private let top = 70.0
  private let least: Double
  private let most: Double
  private let duration: Double

  init(_ scene: Scene, _ recording: Recording) {
    duration = scene.duration
    var lines: [Threshold] = []
    switch scene.curve {
    case .overscroll:
      caption =
        scene.end == nil
        ? "overscroll, pt" : "overscroll, pt: above 0 past the top, below 0 past the bottom"
      let thresholds = recording.frames.last?.thresholds
      let start = thresholds?.start ?? 0
      let end = thresholds?.end ?? 0
      lines.append(Threshold(value: start, text: "threshold, \(Canvas.text(start)) pt"))
      if scene.end != nil { lines.append(Threshold(value: -end, text: "threshold, \(Canvas.text(end)) pt")) }
    case .distanceToEnd:
      caption = "distance to the end of the content, pt"
      if case .approach(let distance)? = scene.end?.configuration.policy {
        lines.append(Threshold(value: distance, text: "approach, \(Canvas.text(distance)) pt"))
      }
    }
    thresholds = lines
    let values = recording.frames.map(\.value) + lines.map(\.value) + [0]
    let high = values.max() ?? 0
    let low = values.min() ?? 0
    let step = high > 400 ? 400.0 : 50
    most = (high / step).rounded(.up) * step
    least = high > 400 ? min(low, -step / 4) : (low / step).rounded(.down) * step
    ticks = Array(stride(from: (least / step).rounded(.up) * step, through: most, by: step))
    bottom = top + (least < 0 ? 220 : 170)
  }

  func x(_ time: Double) -> Double { Scale.left + time / duration * (Scale.right - Scale.left) }

  func y(_ value: Double) -> Double { bottom - (value - least) / (most - least) * (bottom - top) }
}

extension Drawing {
  /// Returns a number as text, with a typographic minus sign.
  static func grouped(_ number: Double) -> String {
    number < 0 ? "\u{2212}\(Canvas.text(-number))" : Canvas.text(number)
  }
}
