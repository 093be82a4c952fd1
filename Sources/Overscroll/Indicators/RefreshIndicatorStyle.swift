#if canImport(SwiftUI)
  public import SwiftUI

  /// A look of refresh indicators.
  ///
  /// Set a style with `View.refreshIndicatorStyle(_:)`, or use a closure with
  /// `View.refreshIndicator(content:)`. The engine computes the indicator's position, progress and
  /// rotation. The configuration contains these values, so a style needs no state and no animation.
  ///
  /// A style may still have state. It is a dynamic property of the view that draws it, so its
  /// `@Environment`, `@State`, `@ScaledMetric` and the like work as in a view. Each indicator has its own
  /// state, which lasts until a style of another type replaces this one.
  @MainActor public protocol RefreshIndicatorStyle: DynamicProperty {
    /// The type of the view that the style draws.
    associatedtype Body: View
    /// The values to draw.
    typealias Configuration = RefreshIndicatorConfiguration

    /// Draws an indicator.
    ///
    /// Called with each frame of a pull. Without Reduce Motion also called with each frame while the action
    /// runs, because `rotation` and `pulse` change. Keep it cheap.
    ///
    /// - Parameter configuration: The values to draw.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// A style of this package that ignores `rotation` and `pulse` while the action runs.
  ///
  /// It is drawn only with the frames of a pull.
  @MainActor package protocol StillIndicatorStyle: RefreshIndicatorStyle {}

  extension AutomaticRefreshIndicatorStyle: StillIndicatorStyle {}
  extension ArrowRefreshIndicatorStyle: StillIndicatorStyle {}
  extension TextRefreshIndicatorStyle: StillIndicatorStyle {}

  extension View {
    /// Sets the style of the refresh indicators in this view.
    ///
    /// It overrides a component's own style.
    public func refreshIndicatorStyle(_ style: some RefreshIndicatorStyle) -> some View {
      environment(\.refreshIndicatorStyle, style)
    }

    /// Sets a style, chosen at run time, for the refresh indicators in this view.
    @_disfavoredOverload
    public func refreshIndicatorStyle(_ style: any RefreshIndicatorStyle) -> some View {
      environment(\.refreshIndicatorStyle, style)
    }

    /// Draws the refresh indicators in this view with a closure.
    ///
    /// ```swift
    /// RefreshableScrollView { await reload() } content: { rows }
    ///   .refreshIndicator { configuration in
    ///     Image(systemName: "sun.max").rotationEffect(configuration.rotation)
    ///   }
    /// ```
    public func refreshIndicator<Indicator: View>(
      @ViewBuilder content: @escaping @MainActor (RefreshIndicatorConfiguration) -> Indicator
    ) -> some View {
      refreshIndicatorStyle(ClosureIndicatorStyle(content: content))
    }
  }

  /// The style that a closure draws.
  struct ClosureIndicatorStyle<Indicator: View>: RefreshIndicatorStyle {
    let content: @MainActor (RefreshIndicatorConfiguration) -> Indicator

    func makeBody(configuration: Configuration) -> some View { content(configuration) }
  }
#endif
