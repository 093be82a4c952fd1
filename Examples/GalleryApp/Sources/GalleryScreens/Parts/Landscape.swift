#if canImport(SwiftUI)
  import SwiftUI

  /// A drawn landscape: a sun above waves, hills or peaks.
  ///
  /// The number selects the shapes and the color, so equal numbers have equal pictures.
  @MainActor struct Landscape: View {
    let number: Int

    private static let colors: [Color] = [.teal, .indigo, .orange, .pink]

    var body: some View {
      ZStack {
        Rectangle().fill(color).opacity(0.2)
        Sun(x: 0.2 + share(of: 5) * 0.6, y: 0.2 + share(of: 3) * 0.15).fill(Color.yellow)
        Ridge(height: 0.55, waves: waves, start: share(of: 7), isPointed: isPointed).fill(color).opacity(0.45)
        Ridge(height: 0.35, waves: waves, start: share(of: 11), isPointed: isPointed).fill(color)
      }
      .clipped()
      .accessibilityHidden(true)
    }

    private var color: Color { Self.colors[index(of: Self.colors.count)] }
    private var isPointed: Bool { index(of: 3) == 1 }
    private var waves: Double { index(of: 3) == 0 ? 2.5 : 1.2 }

    /// A number from 0 to `count - 1`, which repeats after `count` landscapes.
    private func index(of count: Int) -> Int { (number % count + count) % count }

    /// A number from 0 to 1, which repeats after `count` landscapes.
    private func share(of count: Int) -> Double { Double(index(of: count)) / Double(count - 1) }
  }

  /// The shape of a sun in the sky.
  struct Sun: Shape {
    /// The center, as shares of the width and the height.
    let x, y: Double

    nonisolated func path(in rect: CGRect) -> Path {
      let size = min(rect.width, rect.height) / 4
      let center = CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
      let square = CGRect(x: center.x - size / 2, y: center.y - size / 2, width: size, height: size)
      return Path(roundedRect: square, cornerRadius: size / 2)
    }
  }

  /// The shape of waves, hills or peaks along the bottom.
  struct Ridge: Shape {
    /// The height of the highest point, as a share of the height.
    let height: Double
    /// The number of waves.
    let waves: Double
    /// The part of a wave that the shape starts with, from 0 to 1.
    let start: Double
    /// Whether the waves are peaks with straight sides.
    let isPointed: Bool

    nonisolated func path(in rect: CGRect) -> Path {
      let line = (0...32).map { step in
        let x = Double(step) / 32
        let sine = sin((x * waves + start) * 2 * .pi)
        let level = isPointed ? asin(sine) * 2 / .pi : sine
        return CGPoint(
          x: rect.minX + x * rect.width, y: rect.maxY - rect.height * height * (0.7 + 0.3 * level))
      }
      var path = Path()
      path.addLines(
        line + [CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)])
      path.closeSubpath()
      return path
    }
  }

  /// Shows landscapes in Xcode's canvas.
  struct LandscapePreviews: PreviewProvider {
    static var previews: some View {
      VStack { ForEach(0..<6, id: \.self, content: Landscape.init) }
    }
  }
#endif
