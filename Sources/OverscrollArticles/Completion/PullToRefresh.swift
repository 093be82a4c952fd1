#if canImport(SwiftUI)
  import Overscroll
  public import SwiftUI

  /// The first article's indicator: an icon that turns with the pull, and what it says.
  public struct PullToRefresh: View {
    private let iconSystemName: String
    private let progress: Double
    private let refreshing: Bool

    /// Makes an indicator.
    ///
    /// - Parameters:
    ///   - iconSystemName: The icon's name among the system's symbols.
    ///   - progress: The pull as a part of the threshold; values outside 0 to 1 count as the nearer end.
    ///   - refreshing: Whether the action runs.
    public init(iconSystemName: String = "arrow.clockwise", progress: Double, refreshing: Bool) {
      self.iconSystemName = iconSystemName
      self.progress = progress.bounded(bottom: 0, top: 1)
      self.refreshing = refreshing
    }

    /// The view's content.
    public var body: some View {
      let words: OverscrollStrings = refreshing ? .refreshingNow : .ready
      return VStack(spacing: 4) {
        RotatingView(progress: progress, animating: refreshing) { Image(systemName: iconSystemName) }
        Text(verbatim: words.text)
          .font(.footnote)
      }
      .foregroundColor(.secondary)
      .accessibilityElement(children: .combine)
    }
  }

  /// The first article's turning view: turned by its progress, and once a second while it is animating.
  public struct RotatingView<Content: View>: View {
    private let progress: Double
    private let animating: Bool
    private let content: Content

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    /// Whether it has been told to turn: an animation needs a change to begin with.
    @State private var isTurning = false

    /// Makes a turning view.
    ///
    /// - Parameters:
    ///   - progress: How far it is turned, in turns. What is not finite counts as 0.
    ///   - animating: Whether it turns by itself; with Reduce Motion it does not.
    ///   - content: What turns.
    public init(progress: Double, animating: Bool, @ViewBuilder content: () -> Content) {
      self.progress = progress.isFinite ? progress : 0
      self.animating = animating
      self.content = content()
    }

    private var turns: Bool { animating && !reducesMotion }

    /// The view's content.
    public var body: some View {
      content
        .rotationEffect(.degrees(360 * (isTurning ? progress + 1 : progress)))
        .animation(
          isTurning ? .linear(duration: 1).repeatForever(autoreverses: false) : nil, value: isTurning
        )
        .onAppear { isTurning = turns }
        .onChange(of: turns) { isTurning = $0 }
    }
  }
#endif
