#if canImport(SwiftUI)
  public import SwiftUI

  /// A ring that fills with the pull, and turns while the action runs.
  public struct ProgressRingRefreshIndicatorStyle: RefreshIndicatorStyle {
    /// Makes the style.
    public init() {}

    /// Draws the ring.
    public func makeBody(configuration: Configuration) -> some View {
      PictureIndicator(configuration: configuration) {
        AnimatedPictureView(configuration: configuration) {
          ProgressRingView(
            progress: configuration.isRefreshing ? 0.8 : configuration.progress,
            rotation: configuration.isRefreshing ? configuration.rotation : .zero)
        }
      }
    }
  }

  extension RefreshIndicatorStyle where Self == ProgressRingRefreshIndicatorStyle {
    /// A ring that fills with the pull, and turns while the action runs.
    public static var progressRing: ProgressRingRefreshIndicatorStyle { ProgressRingRefreshIndicatorStyle() }
  }

  /// An arc in the tint color on a faint ring.
  @MainActor private struct ProgressRingView: View {
    /// The drawn fraction of the ring, from 0 to 1, clockwise from the top.
    let progress: Double
    /// The clockwise rotation of the arc.
    let rotation: Angle

    @ScaledMetric(relativeTo: .body) private var size = 24.0

    var body: some View {
      let width = size / 8
      return ZStack {
        Circle().stroke(.quaternary, lineWidth: width)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(rotation - .degrees(90))
      }
      .padding(width / 2)
      .frame(width: size, height: size)
    }
  }
#endif
