#if canImport(SwiftUI)
  import SwiftUI

  /// An indicator that shows a picture, a warning after a failure, or nothing when there is no more to load.
  @MainActor struct PictureIndicator<Picture: View>: View {
    let configuration: RefreshIndicatorConfiguration
    @ViewBuilder let picture: () -> Picture

    var body: some View {
      Group {
        switch configuration.stage {
        case .pulling, .armed, .running, .succeeded: picture()
        case .failed, .retry: FailureMark(configuration: configuration)
        case .exhausted: Color.clear.frame(width: 0, height: 0)
        }
      }
      .indicatorFrame(configuration.edge)
    }
  }

  /// A picture that moves while the action runs, or the platform's spinner for readers who asked for less motion.
  @MainActor struct MovingPicture<Picture: View>: View {
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

  /// A warning, and how to try again where that is possible.
  @MainActor struct FailureMark: View {
    let configuration: RefreshIndicatorConfiguration

    var body: some View {
      VStack(spacing: 2) {
        Image(systemName: "exclamationmark.triangle")
          .font(.title3)
          .accessibilityLabel(configuration.words.text)
        if configuration.stage == .retry {
          Text(OverscrollStrings.retry.text)
            .font(.caption)
            .multilineTextAlignment(.center)
        }
      }
      .foregroundStyle(.secondary)
    }
  }

  extension OverscrollStrings {
    /// Invites to try again, as the platform's readers do.
    static var retry: OverscrollStrings {
      #if os(macOS)
        .clickToRetry
      #else
        .tapToRetry
      #endif
    }
  }

  extension View {
    /// Gives an indicator the extent along its axis that the standard gap has, or more if it needs it.
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
