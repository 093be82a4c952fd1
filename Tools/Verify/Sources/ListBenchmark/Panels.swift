import Canvas

/// Draws the measured times, with a diagram for each operation.
///
/// A diagram shows the time by the number of items. Both axes are logarithmic.
struct Panels {
  private static let width = 760.0
  private static let columns = 4
  private static let left = 52.0
  private static let pitch = (x: 177.0, y: 216.0)
  private static let size = (x: 160.0, y: 150.0)
  private static let top = 62.0
  /// The powers of ten at the ends of a diagram's vertical axis, for times in ns.
  private static let powers = 0...9

  private let palette: Palette
  private let items: [Int]
  private var canvas: Canvas

  /// Returns the image as SVG text.
  static func svg(of figures: [Figure], _ palette: Palette) -> String {
    let operations = Operation.allCases.filter { operation in figures.contains { $0.operation == operation } }
    var panels = Panels(figures, palette, rows: (operations.count + columns - 1) / columns)
    var engines: [String] = []
    for figure in figures where !engines.contains(figure.engine) { engines.append(figure.engine) }
    panels.drawLegend(engines)
    for (index, operation) in operations.enumerated() {
      let corner = (
        x: left + Double(index % columns) * pitch.x, y: top + Double(index / columns) * pitch.y
      )
      panels.drawGrid(operation, corner, isFirst: index % columns == 0)
      for (line, engine) in engines.enumerated() {
        let own = figures.filter { $0.operation == operation && $0.engine == engine }
        let points = own.sorted { $0.items < $1.items }.map { panels.position(of: $0, corner) }
        panels.canvas.curve(points, palette.lines[line % palette.lines.count])
      }
    }
    return panels.canvas.svg
  }

  private init(_ figures: [Figure], _ palette: Palette, rows: Int) {
    self.palette = palette
    items = Set(figures.map(\.items)).sorted()
    canvas = Canvas(
      title: "How long list operations take as the list grows", width: Panels.width,
      height: Panels.top + Panels.pitch.y * Double(rows))
  }

  private mutating func drawLegend(_ engines: [String]) {
    var x = Panels.left
    for (line, engine) in engines.enumerated() {
      canvas.line(x, 14, x + 20, 14, palette.lines[line % palette.lines.count], width: 3)
      canvas.label(engine, x + 26, 18, palette.ink)
      x += 44 + Canvas.width(of: engine)
    }
    let caption = "median time, by items"
    canvas.label(caption, Panels.width - 8, 18, palette.faint, anchor: "end")
  }

  private mutating func drawGrid(_ operation: Operation, _ corner: (x: Double, y: Double), isFirst: Bool) {
    let bottom = corner.y + Panels.size.y
    canvas.label(operation.rawValue, corner.x, corner.y - 8, palette.ink)
    for power in Panels.powers {
      let y = bottom - Panels.part(of: Double(power)) * Panels.size.y
      let isUnit = power % 3 == 0
      canvas.line(corner.x, y, corner.x + Panels.size.x, y, palette.grid, width: isUnit ? 1 : 0.4)
      guard isUnit, isFirst else { continue }
      let unit = ["1 ns", "1 µs", "1 ms", "1 s"][power / 3]
      canvas.label(unit, corner.x - 8, y + 4, palette.faint, anchor: "end")
    }
    for count in items {
      let x = corner.x + share(of: count) * Panels.size.x
      canvas.line(x, bottom, x, bottom + 4, palette.faint, width: 1)
      let anchor = count == items.first ? "start" : count == items.last ? "end" : "middle"
      canvas.label(Panels.name(of: count), x, bottom + 17, palette.faint, anchor: anchor, size: 10)
    }
  }

  private func position(of figure: Figure, _ corner: (x: Double, y: Double)) -> (x: Double, y: Double) {
    let part = Panels.part(of: Panels.power(of: figure.nanoseconds))
    return (
      corner.x + share(of: figure.items) * Panels.size.x, corner.y + (1 - part) * Panels.size.y
    )
  }

  /// Returns the horizontal position of a number of items, from 0 at the left to 1 at the right.
  private func share(of count: Int) -> Double {
    guard let least = items.first, let most = items.last, least < most else { return 0 }
    let low = Panels.power(of: Double(least))
    return (Panels.power(of: Double(count)) - low) / (Panels.power(of: Double(most)) - low)
  }

  /// Returns the vertical position of a power of ten, from 0 at the bottom to 1 at the top.
  private static func part(of power: Double) -> Double {
    (power - Double(powers.lowerBound)) / Double(powers.upperBound - powers.lowerBound)
  }

  private static func name(of count: Int) -> String {
    count < 1_000_000 ? "\(count / 1000) k" : "\(count / 1_000_000) M"
  }
}
