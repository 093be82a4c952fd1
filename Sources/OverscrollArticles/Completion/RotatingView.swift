#if canImport(SwiftUI)
  public import SwiftUI

  /// The first article's view that rotates its content.
  ///
  /// If `animating` is false, the progress sets the rotation. If it is true, the view ignores the progress
  /// and turns once in 1.5 s, easing in and out of each turn.
  public struct RotatingView<Content: View>: View {
    private let progress: CGFloat
    private let animating: Bool
    private let content: Content

    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    /// Creates a rotating view.
    ///
    /// - Parameters:
    ///   - progress: The rotation, in turns. Non-finite values become 0.
    ///   - animating: Whether the view turns continuously. With Reduce Motion it stays upright instead.
    ///   - content: The rotated content. When `animating` changes, the content loses its state.
    public init(progress: CGFloat, animating: Bool, @ViewBuilder content: () -> Content) {
      self.progress = progress.isFinite ? progress : 0
      self.animating = animating
      self.content = content()
    }

    /// The view's content.
    public var body: some View {
      if animating, !reducesMotion {
        content.modifier(EndlessRotationModifier())
      } else {
        content.rotationEffect(.degrees(animating ? 0 : 360 * progress))
      }
    }
  }

  /// Rotates its content continuously.
  ///
  /// The rotation is a state of this modifier, so only the rotation is animated. An animation of the whole
  /// update would also animate the view's position, for example.
  @MainActor private struct EndlessRotationModifier: ViewModifier {
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
