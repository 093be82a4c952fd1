#if canImport(SwiftUI)
  public import SwiftUI

  /// An arrow that points along the pull and turns over when that is far enough; a spinner while the action runs.
  public struct ArrowRefreshIndicatorStyle: RefreshIndicatorStyle {
    /// Makes the style.
    public init() {}

    /// Draws the arrow, or what has taken its place.
    public func makeBody(configuration: Configuration) -> some View {
      PictureIndicator(configuration: configuration) {
        switch configuration.stage {
        case .running:
          ProgressView()
        case .succeeded:
          symbol("checkmark")
        case .pulling, .armed, .failed, .retry, .exhausted:
          symbol(arrow(at: configuration.edge)).rotationEffect(.degrees(180 * configuration.flip))
        }
      }
    }

    private func symbol(_ name: String) -> some View {
      Image(systemName: name)
        .font(.title3.weight(.semibold))
        .foregroundStyle(.secondary)
    }

    /// The arrow along the pull: `forward` and `backward` are the system's, which turn with the layout direction.
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
    /// An arrow that turns over when the pull is far enough; a spinner while the action runs.
    public static var arrow: ArrowRefreshIndicatorStyle { ArrowRefreshIndicatorStyle() }
  }
#endif
