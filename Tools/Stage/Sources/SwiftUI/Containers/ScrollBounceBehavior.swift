import PlatformViews

/// The condition under which a scroll view bounces at its edges.
public struct ScrollBounceBehavior: Sendable {
  fileprivate let isAlways: Bool

  /// The default behavior: the scroll view always bounces.
  ///
  /// Documented: the scroll view chooses, and by default it always bounces.
  public static let automatic = ScrollBounceBehavior(isAlways: true)
  /// Documented: the scroll view always bounces, even if its content fits.
  public static let always = ScrollBounceBehavior(isAlways: true)
  /// Documented: the scroll view bounces only if its content is larger than the viewport.
  public static let basedOnSize = ScrollBounceBehavior(isAlways: false)
}

extension ScrollElement {
  /// Sets the axes along which the platform scroll view always bounces.
  ///
  /// It never bounces across its axes (checked by `PlatformScrollProbes`). The property is set once and after
  /// each change of the environment. With `Habits.restoresProperties`, it is set in each update.
  func bounce() {
    let bounces = environment.scrollBounces.intersection(axes)
    guard bounces != self.bounces || node?.stage?.habits.contains(.restoresProperties) == true else { return }
    self.bounces = bounces
    view.alwaysBounceVertical = bounces.contains(.vertical)
    view.alwaysBounceHorizontal = bounces.contains(.horizontal)
  }
}

extension View {
  /// Documented: sets when the scroll views in this view bounce along the given axes.
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
