import OverscrollCore

/// The numbers of the fourth article's pinned header, in pt.
public struct RefreshConfig: Hashable, Sendable {
  /// How far to pull until it refreshes.
  public var refreshAt: Double
  /// The header's height.
  public var headerHeight: Double
  /// The overscroll up to which it may refresh again.
  public var resetPoint: Double

  /// Makes a configuration.
  ///
  /// - Parameters: as the properties of the same names, in pt. Negative and non-finite numbers count as 0.
  public init(refreshAt: Double = 100, headerHeight: Double = 80, resetPoint: Double = 5) {
    self.refreshAt = refreshAt
    self.headerHeight = headerHeight
    self.resetPoint = resetPoint
  }
}

/// What the fourth article's header is doing.
public enum RefreshMode: Hashable, Sendable, CaseIterable {
  /// Nothing.
  case notRefreshing
  /// It is being pulled.
  case pulling
  /// Its action runs.
  case refreshing
}

/// What there is to draw of the fourth article's header.
public struct RefreshState: Hashable, Sendable {
  /// What it is doing.
  public var mode: RefreshMode
  /// The pull as a part of the threshold, from 0 to 1.
  public var dragPosition: Double

  /// Makes a state, for a preview or a test.
  ///
  /// - Parameters:
  ///   - mode: What it is doing.
  ///   - dragPosition: The pull as a part of the threshold; values outside 0 to 1 count as the nearer end.
  public init(mode: RefreshMode = .notRefreshing, dragPosition: Double = 0) {
    self.mode = mode
    self.dragPosition = dragPosition.bounded(bottom: 0, top: 1)
  }
}

extension RefreshState {
  /// Says what an edge shows in the article's words.
  init(_ shown: EdgePresentation) {
    switch shown.phase {
    case .pulling, .armed:
      self.init(mode: .pulling, dragPosition: shown.progress)
    case .refreshing, .dwelling:
      self.init(mode: .refreshing, dragPosition: shown.progress)
    case .idle, .settling, .failed, .exhausted, .disabled:
      self.init(mode: .notRefreshing, dragPosition: shown.progress)
    }
  }
}
