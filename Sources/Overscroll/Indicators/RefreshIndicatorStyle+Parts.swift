#if canImport(SwiftUI)
  import SwiftUI

  /// An indicator that draws a style's picture, or a warning after a failure.
  ///
  /// It is empty if there is no more to load.
  @MainActor struct PictureIndicator<Picture: View>: View {
    let configuration: RefreshIndicatorConfiguration
    @ViewBuilder let picture: () -> Picture

    var body: some View {
      Group {
        switch configuration.kind {
        case .pulling, .armed, .running, .succeeded: picture()
        case .failed, .retry: FailureView(configuration: configuration)
        case .noMoreContent: Color.clear.frame(width: 0, height: 0)
        }
      }
      .indicatorFrame(configuration.edge)
    }
  }

  /// A picture that moves while the action runs.
  ///
  /// With Reduce Motion, the platform's spinner replaces it.
  @MainActor struct AnimatedPictureView<Picture: View>: View {
    let configuration: RefreshIndicatorConfiguration
    @ViewBuilder let picture: () -> Picture

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      if reducesMotion, configuration.isRefreshing {
        ProgressView()
      } else {
        picture()
      }
    }
  }

  /// A warning after a failure, with an invitation to retry if a tap retries.
  @MainActor struct FailureView: View {
    let configuration: RefreshIndicatorConfiguration

    var body: some View {
      VStack(spacing: 2) {
        Image(systemName: "exclamationmark.triangle")
          .font(.title3)
          .accessibilityLabel(configuration.words.text)
        if configuration.kind == .retry {
          Text(OverscrollStrings.retry.text)
            .font(.caption)
            .multilineTextAlignment(.center)
        }
      }
      .foregroundStyle(.secondary)
    }
  }

  extension OverscrollStrings {
    /// The invitation to retry: by a click on macOS, and by a tap elsewhere.
    static var retry: OverscrollStrings {
      #if os(macOS)
        .clickToRetry
      #else
        .tapToRetry
      #endif
    }
  }

  extension View {
    /// Makes an indicator at least as long as the standard gap, along its axis.
    @MainActor func indicatorFrame(_ edge: Edge) -> some View {
      #if os(macOS)
        let gap = 44.0
      #else
        let gap = 60.0
      #endif
      return frame(
        minWidth: edge.axis == .horizontal ? gap : nil, minHeight: edge.axis == .vertical ? gap : nil)
    }
  }
#endif
