#if canImport(SwiftUI)
  public import SwiftUI

  /// How a refresh indicator looks.
  ///
  /// Set a style with `View.refreshIndicatorStyle(_:)`, or use a closure with
  /// `View.refreshIndicator(content:)`. The engine decides where the indicator is, how far it has come and
  /// how it turns. The configuration has these values, so a style needs no state and no animation of its own.
  ///
  /// A style may still have them. It is a dynamic property of the view that draws it, so its `@Environment`,
  /// `@State`, `@ScaledMetric` and the like work as in a view. Each indicator has its own state, which lasts
  /// until a style of another type replaces this one.
  @MainActor public protocol RefreshIndicatorStyle: DynamicProperty {
    /// What the style draws.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = RefreshIndicatorConfiguration

    /// Draws an indicator.
    ///
    /// Called with each frame of a pull and, without Reduce Motion, with each frame while the action runs, because
    /// `rotation` and `pulse` change. Keep it cheap.
    ///
    /// - Parameter configuration: What there is to draw.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

  /// A style of this package's that draws nothing from `rotation` and `pulse` while the action runs, and so is drawn with each
  /// frame of a pull only.
  @MainActor package protocol StillIndicatorStyle: RefreshIndicatorStyle {}

  extension AutomaticRefreshIndicatorStyle: StillIndicatorStyle {}
  extension ArrowRefreshIndicatorStyle: StillIndicatorStyle {}
  extension TextRefreshIndicatorStyle: StillIndicatorStyle {}

  extension View {
    /// Sets the look of the refresh indicators in this view; it wins over a component's own look.
    public func refreshIndicatorStyle(_ style: some RefreshIndicatorStyle) -> some View {
      environment(\.refreshIndicatorStyle, style)
    }

    /// Sets the look of the refresh indicators in this view to one that is chosen at run time.
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

  /// The look that a closure draws.
  struct ClosureIndicatorStyle<Indicator: View>: RefreshIndicatorStyle {
    let content: @MainActor (RefreshIndicatorConfiguration) -> Indicator

    func makeBody(configuration: Configuration) -> some View { content(configuration) }
  }
#endif
