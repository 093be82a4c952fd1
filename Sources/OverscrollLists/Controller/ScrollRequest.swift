import OverscrollListCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A scroll that code has requested.
struct ScrollRequest {
  /// The target.
  let target: ListTarget
  /// The point of the viewport for the target item.
  ///
  /// If `nil`, the list scrolls as little as needed.
  var anchor: UnitPoint?
  /// Whether the scroll is animated.
  var isAnimated = false

  /// Creates a request with a target.
  init(target: ListTarget, anchor: UnitPoint? = nil, isAnimated: Bool = false) {
    (self.target, self.anchor, self.isAnimated) = (target, anchor, isAnimated)
  }

  /// Creates a request to scroll to the item with an id.
  init(id: some Hashable, anchor: UnitPoint?, isAnimated: Bool) {
    self.init(target: .id(AnyHashable(id)), anchor: anchor, isAnimated: isAnimated)
  }

  /// The id of the target item, or `nil` for a different target.
  var id: AnyHashable? {
    if case .id(let id) = target { id } else { nil }
  }

  /// The list's previous position, or `nil` if the app has requested the scroll.
  var savedPosition: ListPosition? {
    if case .savedPosition(let position) = target { position } else { nil }
  }
}

/// The latest scroll from code, for the next change of the data.
///
/// An app may request a scroll and change its data in one turn. The scroll then belongs to the new data.
struct AwaitedRequest {
  /// The requested scroll.
  let request: ScrollRequest
  /// The time of the request, or of the end of the load, in s.
  var time: Double
  /// Whether the list has already scrolled, to the item or to the nearest one.
  let hasScrolled: Bool
  /// Whether the item was missing at the request.
  let isMissing: Bool
  /// Whether the app loads the item for the scroll.
  ///
  /// `isLoading` is true until the app's action has ended.
  var loadsItem = false
  var isLoading = false
  /// The number of frames since the request.
  var frames = 0

  /// The maximum delay of an update that belongs to the request, in s.
  ///
  /// An app may request a scroll and change its data in the same event. The changed data then reaches the
  /// list within this time.
  static let updateWindow = 0.25

  /// The maximum delay of an update after a change of the data, in s.
  ///
  /// It is the duration of two frames.
  static let updateDelay = 2.0 / 60

  /// The maximum wait for an item, in s; a later scroll would surprise the user.
  static let timeout = 1.0

  /// Returns whether a change of the data at a time, in s, performs the scroll.
  ///
  /// If the list has already scrolled, only the data of the same turn count. They reach the list before the
  /// next frame. If the item was missing then, the list waits for two frames.
  func isValid(at now: Double) -> Bool {
    if isLoading { return true }
    return hasScrolled
      ? frames <= (isMissing ? 2 : 0) && now <= time + Self.updateWindow
      : now <= time + Self.timeout
  }

  /// Returns whether a report at a time, in s, may be the requested scroll itself.
  func mayBeReported(at now: Double) -> Bool { frames <= 2 && now <= time + Self.updateWindow }
}
