#if canImport(SwiftUI)
  public import SwiftUI

  /// The look of refresh indicators.
  ///
  /// Set a style with `View.refreshIndicatorStyle(_:)`, or draw the indicator in a closure with
  /// `View.refreshIndicator(content:)`. The engine computes the indicator's position, progress and
  /// rotation. The configuration contains these values, so a style needs no state and no animation.
  ///
  /// A style may still have state. It is a dynamic property of the view that draws it, so its
  /// `@Environment`, `@State`, `@ScaledMetric` and the like work as in a view. Each indicator has its own
  /// state, which lasts until a style of another type is set.
  @MainActor public protocol RefreshIndicatorStyle: DynamicProperty {
    /// The type of the view that the style draws.
    associatedtype Body: View
    /// The values to draw.
    typealias Configuration = RefreshIndicatorConfiguration

    /// Draws an indicator.
    ///
    /// The package calls this for each frame of a pull. While the action runs, it also calls this for each
    /// frame, because `rotation` and `pulse` change, unless Reduce Motion is enabled. So the function must
    /// be fast.
    ///
    /// - Parameter configuration: The values to draw.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// A style that does not use `rotation` and `pulse` while the action runs.
  ///
  /// The package therefore draws such a style only for the frames of a pull.
  @MainActor package protocol StillIndicatorStyle: RefreshIndicatorStyle {}

  extension AutomaticRefreshIndicatorStyle: StillIndicatorStyle {}
  extension ArrowRefreshIndicatorStyle: StillIndicatorStyle {}
  extension TextRefreshIndicatorStyle: StillIndicatorStyle {}

  extension View {
    /// Sets the style of the refresh indicators in this view.
    ///
    /// It overrides the style that a component sets for itself.
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

  /// A style that draws the view of a closure.
  struct ClosureIndicatorStyle<Indicator: View>: RefreshIndicatorStyle {
    let content: @MainActor (RefreshIndicatorConfiguration) -> Indicator

    func makeBody(configuration: Configuration) -> some View { content(configuration) }
  }
#endif
