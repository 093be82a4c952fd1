#if canImport(SwiftUI)
  public import SwiftUI

  /// The first article's turning view: turned by its progress, or by itself while it animates.
  ///
  /// By itself it turns once in 1.5 s, easing in and out of each turn, and ignores its progress.
  public struct RotatingView<Content: View>: View {
    private let progress: CGFloat
    private let animating: Bool
    private let content: Content

    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    /// Whether it has been told to turn: an animation begins with a change.
    @State private var isTurning = false

    /// Makes a turning view.
    ///
    /// - Parameters:
    ///   - progress: How far it is turned, in turns. Non-finite values count as 0.
    ///   - animating: Whether it turns by itself. With Reduce Motion it stays upright instead.
    ///   - content: What turns.
    public init(progress: CGFloat, animating: Bool, @ViewBuilder content: () -> Content) {
      self.progress = progress.isFinite ? progress : 0
      self.animating = animating
      self.content = content()
    }

    private var turns: Bool { animating && !reducesMotion }

    /// The view's content.
    public var body: some View {
      content
        .rotationEffect(.degrees(animating ? 0 : 360 * progress))
        .animation(nil, value: animating)
        .rotationEffect(.degrees(isTurning ? 360 : 0))
        .animation(
          isTurning ? .easeInOut(duration: 1.5).repeatForever(autoreverses: false) : nil, value: isTurning
        )
        .onAppear { isTurning = turns }
        .onChange(of: turns) { isTurning = $0 }
    }
  }
#endif
