import PlatformViews

/// The condition for content to bounce at its edges.
public struct ScrollBounceBehavior: Sendable {
  fileprivate let isAlways: Bool

  /// The choice of the scroll view.
  ///
  /// Documented: scroll views choose, and by default they always bounce.
  public static let automatic = ScrollBounceBehavior(isAlways: true)
  /// Documented: bounces for any content size.
  public static let always = ScrollBounceBehavior(isAlways: true)
  /// Documented: bounces if the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(isAlways: false)
}

extension ScrollElement {
  /// Applies the bounce axes of the environment to the scroll view.
  ///
  /// The axes are set once and after each change, or in each update with `Habits.restoresProperties`.
  func bounce() {
    let bounces = environment.scrollBounces.intersection(axes)
    guard bounces != self.bounces || node?.stage?.habits.contains(.restoresProperties) == true else { return }
    self.bounces = bounces
    view.alwaysBounceVertical = bounces.contains(.vertical)
    view.alwaysBounceHorizontal = bounces.contains(.horizontal)
  }
}

extension View {
  /// Documented: sets the axes and the condition for scroll views in this view to bounce.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounces) { bounces in
      if behavior.isAlways { bounces.formUnion(axes) } else { bounces.subtract(axes) }
    }
  }
}

extension EnvironmentValues {
  /// The axes along which a scroll view bounces even if its content fits.
  var scrollBounces: Axis.Set {
    get { self[or: [.horizontal, .vertical]] }
    set { self[or: [.horizontal, .vertical]] = newValue }
  }
}
