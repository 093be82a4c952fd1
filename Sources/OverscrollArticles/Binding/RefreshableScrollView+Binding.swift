#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  public import SwiftUI

  extension RefreshableScrollView {
    /// Creates the second article's scroll view, which refreshes while a flag is true.
    ///
    /// ```swift
    /// RefreshableScrollView(refreshing: $model.loading) { rows }
    /// ```
    ///
    /// A pull past the threshold sets the flag to true. A gap opens if the flag is still true when the
    /// content returns through the threshold. The refresh ends, and the gap closes, when the model sets the
    /// flag to false. The model may do so at once. If code sets the flag to true, a refresh also starts.
    ///
    /// - Parameters:
    ///   - height: The threshold and the extent of the gap, in pt. Negative and non-finite values become 0.
    ///   - refreshing: The flag, which is true while the model refreshes.
    ///   - content: The scrolling content.
    public init(
      height: CGFloat = 80, refreshing: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
      let height = height.isFinite ? max(0, height) : 0
      let declaration = EdgeOptions(
        EdgeConfiguration.reachThenHold(height).plain, action: .flag(refreshing, {}),
        style: { SymbolStyle(height: height) })
      self.init(edges: [(.top, declaration)], content: content())
    }

    /// Creates the second article's scroll view, with the parameter name `threshold`.
    ///
    /// - Parameters:
    ///   - refreshing: The flag, which is true while the model refreshes.
    ///   - threshold: The threshold and the extent of the gap, in pt. Negative and non-finite values become
    ///     0.
    ///   - content: The scrolling content.
    public init(
      refreshing: Binding<Bool>, threshold: CGFloat, @ViewBuilder content: () -> Content
    ) {
      self.init(height: threshold, refreshing: refreshing, content: content)
    }
  }

  /// Draws an arrow during a pull, and a spinner while the flag is true.
  ///
  /// The arrow is a quarter as high as the indicator, and turns over near the threshold.
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
