#if canImport(SwiftUI)
  public import SwiftUI

  /// An icon that turns with the pull, and once a second while the action runs.
  public struct RotatingIconRefreshIndicatorStyle: RefreshIndicatorStyle {
    private let systemName: String
    private let showsText: Bool

    /// Makes the style.
    ///
    /// - Parameters:
    ///   - systemName: The name of a system symbol.
    ///   - showsText: Whether words for the phase appear with the icon.
    public init(systemName: String, showsText: Bool = false) {
      self.systemName = systemName
      self.showsText = showsText
    }

    /// Draws the icon.
    public func makeBody(configuration: Configuration) -> some View {
      PictureIndicator(configuration: configuration) {
        let layout =
          configuration.edge.axis == .vertical
          ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(spacing: 4))
        layout {
          AnimatedPictureView(configuration: configuration) {
            Image(systemName: systemName)
              .font(.title3)
              .rotationEffect(configuration.rotation)
          }
          if showsText {
            Text(configuration.words.text)
              .font(.subheadline)
              .multilineTextAlignment(.center)
          }
        }
        .foregroundStyle(.secondary)
      }
    }
  }

  extension RefreshIndicatorStyle where Self == RotatingIconRefreshIndicatorStyle {
    /// An icon that turns with the pull, and once a second while the action runs.
    ///
    /// - Parameters:
    ///   - systemName: The name of a system symbol.
    ///   - showsText: Whether words for the phase appear with the icon.
    public static func rotatingIcon(
      systemName: String, showsText: Bool = false
    ) -> RotatingIconRefreshIndicatorStyle {
      RotatingIconRefreshIndicatorStyle(systemName: systemName, showsText: showsText)
    }
  }
#endif
