public import Foundation
import OverscrollCore

/// The distances of the fourth article's header, in pt.
public struct RefreshConfig: Hashable, Sendable {
  /// The overscroll that starts the action.
  public var refreshAt: CGFloat
  /// The height of the header.
  public var headerHeight: CGFloat
  /// The largest distance of the content from its edge that allows the next start.
  public var resetPoint: CGFloat

  /// Creates a configuration.
  ///
  /// Negative and non-finite numbers have the same effect as 0.
  ///
  /// - Parameters:
  ///   - refreshAt: The overscroll that starts the action, in pt.
  ///   - headerHeight: The height of the header, in pt.
  ///   - resetPoint: The largest distance of the content from its edge, in pt, that allows the next start.
  public init(refreshAt: CGFloat = 100, headerHeight: CGFloat = 80, resetPoint: CGFloat = 5) {
    self.refreshAt = refreshAt
    self.headerHeight = headerHeight
    self.resetPoint = resetPoint
  }
}

/// The mode of the fourth article's header.
public enum RefreshMode: Hashable, Sendable, CaseIterable {
  /// The header is at rest.
  case notRefreshing
  /// The user pulls, or the content returns after a pull released before the threshold.
  case pulling
  /// The action runs.
  case refreshing
}

/// The values that the fourth article's header draws.
public struct RefreshState: Hashable, Sendable {
  /// The mode of the header.
  public var mode: RefreshMode
  /// The overscroll as a fraction of `RefreshConfig.refreshAt`, from 0 to 1.
  ///
  /// It follows the overscroll in every mode.
  public var dragPosition: CGFloat

  /// Creates a state for a preview or a test.
  ///
  /// - Parameters:
  ///   - mode: The mode of the header.
  ///   - dragPosition: The overscroll as a fraction of `RefreshConfig.refreshAt`. Values are limited to
  ///     0…1, and NaN becomes 0.
  public init(mode: RefreshMode = .notRefreshing, dragPosition: CGFloat = 0) {
    self.mode = mode
    self.dragPosition = dragPosition.unitClamped
  }
}

extension RefreshState {
  /// Creates the state from the presentation of an edge.
  init(_ shown: EdgePresentation) {
    self.init(
      mode: shown.phase.refreshMode,
      dragPosition: shown.threshold > 0 ? shown.overscroll / shown.threshold : 0)
  }
}
