public import Foundation
import OverscrollCore

/// The numbers of the fourth article's pinned header, in pt.
public struct RefreshConfig: Hashable, Sendable {
  /// How far to pull until it refreshes.
  public var refreshAt: CGFloat
  /// The header's height.
  public var headerHeight: CGFloat
  /// The overscroll up to which it may refresh again.
  public var resetPoint: CGFloat

  /// Makes a configuration.
  ///
  /// - Parameters: as the properties of the same names, in pt. Negative and non-finite numbers count as 0.
  public init(refreshAt: CGFloat = 100, headerHeight: CGFloat = 80, resetPoint: CGFloat = 5) {
    self.refreshAt = refreshAt
    self.headerHeight = headerHeight
    self.resetPoint = resetPoint
  }
}

/// What the fourth article's header is doing.
public enum RefreshMode: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case notRefreshing
  /// It is pulled, or was let go too early.
  case pulling
  /// Its action runs.
  case refreshing
}

/// What the fourth article's header draws from.
public struct RefreshState: Hashable, Sendable {
  /// What it is doing.
  public var mode: RefreshMode
  /// How far the content is below its edge, as a part of `RefreshConfig.refreshAt`, from 0 to 1, in every mode.
  public var dragPosition: CGFloat

  /// Makes a state, for a preview or a test.
  ///
  /// - Parameters:
  ///   - mode: What it is doing.
  ///   - dragPosition: How far the content is below its edge; values outside 0 to 1 count as the nearer end, and NaN
  ///     as 0.
  public init(mode: RefreshMode = .notRefreshing, dragPosition: CGFloat = 0) {
    self.mode = mode
    self.dragPosition = dragPosition.share
  }
}

extension RefreshState {
  /// Says what an edge shows in the article's words.
  init(_ shown: EdgePresentation) {
    self.init(
      mode: shown.phase.mode, dragPosition: shown.trigger > 0 ? shown.overscroll / shown.trigger : 0)
  }
}
