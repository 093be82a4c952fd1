#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// The first article's indicator: a turning icon with words below it.
  ///
  /// The icon is 24 pt wide and high. The words have a size of 11 pt, which grows with the user's text
  /// size. The icon and the words have the system's gray color. Their opacity is the progress of the pull.
  public struct PullToRefresh: View {
    private let iconSystemName: String
    private let progress: CGFloat
    private let refreshing: Bool

    @ScaledMetric(relativeTo: .caption) private var textSize = 11.0

    /// Creates an indicator.
    ///
    /// - Parameters:
    ///   - iconSystemName: The name of a system symbol.
    ///   - progress: The pull as a fraction of the threshold. Values are limited to 0…1, and NaN becomes 0.
    ///   - refreshing: Whether the action runs.
    public init(
      iconSystemName: String = "arrow.triangle.2.circlepath.circle", progress: CGFloat, refreshing: Bool
    ) {
      self.iconSystemName = iconSystemName
      self.progress = progress.unitClamped
      self.refreshing = refreshing
    }

    /// The view's content.
    public var body: some View {
      let words: OverscrollStrings = refreshing ? .refreshingNow : .ready
      return VStack(spacing: 8) {
        RotatingView(progress: progress, animating: refreshing) { icon }
        Text(verbatim: words.text).font(.system(size: textSize))
      }
      .foregroundColor(.gray)
      .opacity(progress)
      .accessibilityElement(children: .combine)
    }

    private var icon: some View {
      Image(systemName: iconSystemName).resizable().scaledToFit().frame(width: 24, height: 24)
    }
  }
#endif
