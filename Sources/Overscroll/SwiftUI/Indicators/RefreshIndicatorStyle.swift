#if canImport(SwiftUI)
  public import SwiftUI

  /// How a refresh indicator looks.
  ///
  /// Set one with `View.refreshIndicatorStyle(_:)`; `View.refreshIndicator(content:)` makes one of a closure.
  /// Where it is, how far it has come and how it turns is decided by the engine and given in the configuration:
  /// a style needs no state and no animation of its own.
  ///
  /// It may have them: a style is a dynamic property of the view that draws it, so its own `@Environment`, `@State`,
  /// `@ScaledMetric` and the like work, as those of a view. State begins with the indicator, is each indicator's own,
  /// and is kept until a style of another type takes its place.
  @MainActor public protocol RefreshIndicatorStyle: DynamicProperty {
    /// What the style draws.
    associatedtype Body: View
    /// What there is to draw.
    typealias Configuration = RefreshIndicatorConfiguration

    /// Draws an indicator.
    ///
    /// It is called with each frame of a pull, so it should be cheap.
    ///
    /// - Parameter configuration: What there is to draw.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
  }

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
