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

    /// Makes a turning view.
    ///
    /// - Parameters:
    ///   - progress: How far it is turned, in turns. Non-finite values count as 0.
    ///   - animating: Whether it turns by itself. With Reduce Motion it stays upright instead.
    ///   - content: What turns. It loses its state when `animating` changes.
    public init(progress: CGFloat, animating: Bool, @ViewBuilder content: () -> Content) {
      self.progress = progress.isFinite ? progress : 0
      self.animating = animating
      self.content = content()
    }

    /// The view's content.
    public var body: some View {
      if animating, !reducesMotion {
        content.modifier(EndlessTurn())
      } else {
        content.rotationEffect(.degrees(animating ? 0 : 360 * progress))
      }
    }
  }

  /// Turns its content as long as it is there.
  ///
  /// What is animated is a state of its own, so that nothing else in the update is, as where the view stands.
  @MainActor private struct EndlessTurn: ViewModifier {
    @State private var angle = Angle.zero

    func body(content: Content) -> some View {
      content
        .rotationEffect(angle)
        .onAppear {
          withAnimation(.easeInOut(duration: 1.5).repeatForever(autoreverses: false)) {
            angle = .degrees(360)
          }
        }
    }
  }
#endif
