#if canImport(SwiftUI)
  public import SwiftUI

  /// An arrow along the pull that turns over at the threshold.
  ///
  /// While the action runs, a spinner replaces the arrow.
  public struct ArrowRefreshIndicatorStyle: RefreshIndicatorStyle {
    /// Makes the style.
    public init() {}

    /// Draws the arrow, the spinner, or the mark of the result.
    public func makeBody(configuration: Configuration) -> some View {
      PictureIndicator(configuration: configuration) {
        switch configuration.kind {
        case .running:
          ProgressView()
        case .succeeded:
          symbol("checkmark")
        case .pulling, .armed, .failed, .retry, .noMoreContent:
          symbol(arrow(at: configuration.edge)).rotationEffect(.degrees(180 * configuration.flip))
        }
      }
    }

    private func symbol(_ name: String) -> some View {
      Image(systemName: name)
        .font(.title3.weight(.semibold))
        .foregroundStyle(.secondary)
    }

    /// The name of the arrow symbol along the pull.
    ///
    /// The system mirrors `forward` and `backward` in a right-to-left layout.
    private func arrow(at edge: Edge) -> String {
      switch edge {
      case .top: "arrow.down"
      case .bottom: "arrow.up"
      case .leading: "arrow.forward"
      case .trailing: "arrow.backward"
      }
    }
  }

  extension RefreshIndicatorStyle where Self == ArrowRefreshIndicatorStyle {
    /// An arrow that turns over at the threshold, and a spinner while the action runs.
    public static var arrow: ArrowRefreshIndicatorStyle { ArrowRefreshIndicatorStyle() }
  }
#endif
