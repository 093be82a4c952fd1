#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// The first article's indicator: an icon of 24 pt that turns, and words of 11 pt below it, in the system's gray.
  ///
  /// Its opacity is its progress. The words grow with the reader's text size.
  public struct PullToRefresh: View {
    private let iconSystemName: String
    private let progress: CGFloat
    private let refreshing: Bool

    @ScaledMetric(relativeTo: .caption) private var textSize = 11.0

    /// Makes an indicator.
    ///
    /// - Parameters:
    ///   - iconSystemName: The name of a system symbol.
    ///   - progress: The pull as a part of the threshold; values outside 0 to 1 count as the nearer end, and
    ///     NaN as 0.
    ///   - refreshing: Whether the action runs.
    public init(
      iconSystemName: String = "arrow.triangle.2.circlepath.circle", progress: CGFloat, refreshing: Bool
    ) {
      self.iconSystemName = iconSystemName
      self.progress = progress.share
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
