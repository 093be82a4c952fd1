#if canImport(SwiftUI)
  public import SwiftUI

  /// The platform's own spinner, with spokes that appear with the pull.
  ///
  /// The spokes appear one by one, are complete at the threshold, and disappear as the content returns to
  /// its edge.
  public struct AutomaticRefreshIndicatorStyle: RefreshIndicatorStyle {
    /// Makes the style.
    public init() {}

    /// Draws the spinner.
    public func makeBody(configuration: Configuration) -> some View {
      PictureIndicator(configuration: configuration) {
        if configuration.isRefreshing {
          ProgressView()
        } else {
          SpokeView(progress: configuration.progress)
        }
      }
    }
  }

  extension RefreshIndicatorStyle where Self == AutomaticRefreshIndicatorStyle {
    /// The platform's own spinner, with spokes that appear with the pull.
    public static var automatic: AutomaticRefreshIndicatorStyle { AutomaticRefreshIndicatorStyle() }
  }

  /// The spokes of a spinner, which appear one by one with the pull.
  @MainActor private struct SpokeView: View {
    /// The fraction of the spokes that are visible, from 0 to 1.
    let progress: Double

    @ScaledMetric(relativeTo: .body) private var size = 22.0

    var body: some View {
      let progress = progress
      return Canvas { @Sendable context, size in
        let radius = min(size.width, size.height) / 2
        let width = radius / 4
        let spoke = Path(
          roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius / 2),
          cornerRadius: width / 2)
        context.translateBy(x: size.width / 2, y: size.height / 2)
        for index in 0..<8 {
          context.opacity = min(max(progress * 8 - Double(index), 0), 1)
          context.fill(spoke, with: .foreground)
          context.rotate(by: .degrees(45))
        }
      }
      .foregroundStyle(.secondary)
      .frame(width: size, height: size)
    }
  }
#endif
