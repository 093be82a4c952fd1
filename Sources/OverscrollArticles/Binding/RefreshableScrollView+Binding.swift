#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension RefreshableScrollView {
    /// The second article's scroll view, whose refresh is a flag of the model.
    ///
    /// ```swift
    /// RefreshableScrollView(refreshing: $model.loading) { rows }
    /// ```
    ///
    /// Crossing the threshold outward sets the flag. Once the content comes back through the threshold, it
    /// stays there until the model sets the flag to false, which may be at once. Setting the flag in code
    /// refreshes too.
    ///
    /// - Parameters:
    ///   - height: The threshold, and the gap that is held, in pt. Negative and non-finite values count as 0.
    ///   - refreshing: The flag.
    ///   - content: What scrolls.
    public init(
      height: CGFloat = 80, refreshing: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
      let height = height.isFinite ? max(0, height) : 0
      let declaration = EdgeOptions(
        EdgeConfiguration.reachThenHold(height).plain, action: .flag(refreshing, {}),
        style: { SymbolStyle(height: height) })
      self.init(edges: [(.top, declaration)], content: content())
    }

    /// The second article's scroll view, with the threshold under its own name.
    ///
    /// - Parameters:
    ///   - refreshing: The flag.
    ///   - threshold: The threshold, and the gap that is held, in pt.
    ///   - content: What scrolls.
    public init(
      refreshing: Binding<Bool>, threshold: CGFloat, @ViewBuilder content: () -> Content
    ) {
      self.init(height: threshold, refreshing: refreshing, content: content)
    }
  }

  /// Draws an arrow of a quarter of the height, which turns over near the threshold; a spinner while the flag is set.
  private struct SymbolStyle: StillIndicatorStyle {
    /// The indicator's height, in pt.
    let height: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      Group {
        if configuration.isRefreshing {
          ProgressView()
        } else {
          Image(systemName: "arrow.down")
            .resizable()
            .scaledToFit()
            .frame(width: height / 4, height: height / 4)
            .rotationEffect(.degrees(180 * configuration.flip))
        }
      }
      .frame(height: height)
    }
  }
#endif
