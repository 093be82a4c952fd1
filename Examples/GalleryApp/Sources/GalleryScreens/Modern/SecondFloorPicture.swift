#if canImport(SwiftUI)
  import SwiftUI

  /// The picture on the second floor: a hut at night, with a lit window, below a moon and stars.
  @MainActor struct SecondFloorPicture: View {
    var body: some View {
      ZStack {
        Rectangle().fill(Color.indigo)
        Stars().fill(Color.white).opacity(0.9)
        Sun(x: 0.78, y: 0.22).fill(Color.yellow)
        Ridge(height: 0.6, waves: 1.4, start: 0.1, isPointed: true).fill(Color.teal).opacity(0.5)
        Ridge(height: 0.25, waves: 1, start: 0.6, isPointed: false).fill(Color.teal)
        Hut().fill(Color.gray)
        LitWindow().fill(Color.yellow)
      }
      .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      .accessibilityHidden(true)
    }
  }

  /// Stars in the upper half of the sky.
  private struct Stars: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      let points = [
        (0.08, 0.12), (0.2, 0.3), (0.31, 0.08), (0.44, 0.22), (0.55, 0.1), (0.63, 0.31), (0.92, 0.09),
      ]
      var path = Path()
      for (x, y) in points {
        let corner = CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        path.addRect(CGRect(origin: corner, size: CGSize(width: 3, height: 3)))
      }
      return path
    }
  }

  /// The outline of a hut with a roof.
  private struct Hut: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      let (width, foot) = (rect.width * 0.3, rect.maxY - rect.height * 0.12)
      let (left, right) = (rect.midX - width / 2, rect.midX + width / 2)
      let eaves = foot - rect.height * 0.22
      var path = Path()
      path.addLines([
        CGPoint(x: left, y: foot), CGPoint(x: left, y: eaves), CGPoint(x: left - width * 0.12, y: eaves),
        CGPoint(x: rect.midX, y: eaves - rect.height * 0.2), CGPoint(x: right + width * 0.12, y: eaves),
        CGPoint(x: right, y: eaves), CGPoint(x: right, y: foot),
      ])
      path.closeSubpath()
      return path
    }
  }

  /// The lit window of the hut, on its second floor.
  private struct LitWindow: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      let side = rect.width * 0.07
      return Path(
        CGRect(x: rect.midX - side / 2, y: rect.maxY - rect.height * 0.4, width: side, height: side))
    }
  }

  /// Shows the picture in Xcode's canvas.
  struct SecondFloorPicturePreviews: PreviewProvider {
    static var previews: some View { SecondFloorPicture().frame(height: 260) }
  }
#endif
