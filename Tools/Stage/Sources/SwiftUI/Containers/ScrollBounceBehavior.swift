import PlatformViews

/// When content bounces at its edges.
public struct ScrollBounceBehavior: Sendable {
  fileprivate let isAlways: Bool

  /// Documented: scroll views choose, and by default they always bounce.
  public static let automatic = ScrollBounceBehavior(isAlways: true)
  /// Documented: it bounces whatever the content's size.
  public static let always = ScrollBounceBehavior(isAlways: true)
  /// Documented: it bounces where the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(isAlways: false)
}

extension ScrollElement {
  /// Sets the bounces that the environment asks for, once and where that is another; with a habit in each update.
  func bounce() {
    let bounces = environment.scrollBounces.intersection(axes)
    guard bounces != self.bounces || node?.stage?.habits.contains(.restoresProperties) == true else { return }
    self.bounces = bounces
    view.alwaysBounceVertical = bounces.contains(.vertical)
    view.alwaysBounceHorizontal = bounces.contains(.horizontal)
  }
}

extension View {
  /// Documented: sets along which axes the scroll views in this view bounce, and when.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollBounces) { bounces in
      if behavior.isAlways { bounces.formUnion(axes) } else { bounces.subtract(axes) }
    }
  }
}

extension EnvironmentValues {
  /// The axes along which content that fits bounces, too, where they scroll.
  var scrollBounces: Axis.Set {
    get { self[or: [.horizontal, .vertical]] }
    set { self[or: [.horizontal, .vertical]] = newValue }
  }
}
