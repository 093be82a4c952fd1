#if canImport(SwiftUI)
  public import SwiftUI

  /// A logo that turns once with the pull, and pulses while the action runs.
  public struct LogoRefreshIndicatorStyle<Logo: View>: RefreshIndicatorStyle {
    private let logo: Logo

    /// Makes the style.
    ///
    /// - Parameter logo: The logo, in its own size.
    public init(@ViewBuilder logo: () -> Logo) { self.logo = logo() }

    /// Draws the logo.
    public func makeBody(configuration: Configuration) -> some View {
      PictureIndicator(configuration: configuration) {
        AnimatedPictureView(configuration: configuration) {
          logo
            .rotationEffect(rotation(configuration))
            .scaleEffect(1 - configuration.pulse / 4)
        }
      }
    }

    /// The rotation of the logo: up to one turn with the pull, then none.
    ///
    /// A whole turn looks like no turn, so the logo does not jump when the action starts.
    private func rotation(_ configuration: Configuration) -> Angle {
      switch configuration.kind {
      case .pulling, .armed: min(configuration.rotation, .degrees(360))
      case .running, .succeeded, .failed, .retry, .noMoreContent: .zero
      }
    }
  }

  extension RefreshIndicatorStyle {
    /// A logo that turns once with the pull, and pulses while the action runs.
    ///
    /// - Parameter image: The logo, drawn 32 pt high, or higher with larger text.
    public static func logo(_ image: Image) -> Self where Self == LogoRefreshIndicatorStyle<LogoImage> {
      LogoRefreshIndicatorStyle { LogoImage(image) }
    }

    /// A view that turns once with the pull, and pulses while the action runs.
    ///
    /// - Parameter logo: The logo, in its own size.
    public static func logo<Logo: View>(
      @ViewBuilder _ logo: () -> Logo
    ) -> Self where Self == LogoRefreshIndicatorStyle<Logo> {
      LogoRefreshIndicatorStyle(logo: logo)
    }
  }

  /// An image in the size of a logo: 32 pt, and larger with larger text.
  public struct LogoImage: View {
    private let image: Image
    @ScaledMetric(relativeTo: .title2) private var size = 32.0

    /// Makes a logo from an image.
    public init(_ image: Image) { self.image = image }

    /// The image, fitted into a square.
    public var body: some View {
      image
        .resizable()
        .scaledToFit()
        .frame(width: size, height: size)
    }
  }
#endif
