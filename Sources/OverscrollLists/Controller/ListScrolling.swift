import Overscroll
public import OverscrollCore

/// A value that determines whether the platform or the engine scrolls a list.
public struct ListScrolling: Hashable, Sendable {
  /// The scroll behavior, whose `source` selects the platform or the engine.
  private let behavior: ScrollBehavior

  /// Whether the engine scrolls the list.
  var isDriven: Bool { behavior.source == .engine }

  /// Whether a fling ends at a snap target.
  var snaps: Bool { behavior.snapping != nil }

  /// Scrolling by the platform, with its own feel, in a `ScrollView`.
  public static let native = ListScrolling(behavior: ScrollBehavior(source: .platformInset))
  /// Scrolling by the engine, as on a phone, on every platform except tvOS.
  ///
  /// On tvOS, the platform scrolls. On iOS and visionOS, the list also reads touches on SwiftUI views in front of it, so
  /// put such views beside it.
  public static let driven = ListScrolling.driven(ScrollBehavior())

  /// Scrolling by the platform, one page per swipe.
  ///
  /// A page has the extent of the viewport. The pages follow the viewport: after a rotation, the list shows
  /// a whole page. See `native(snapping:)` for the systems.
  public static let paging = ListScrolling.native(snapping: .pages)

  /// Returns scrolling by the platform with snap targets.
  ///
  /// ```swift
  /// HorizontalList(photos) { PhotoView($0).frame(width: 300) }
  ///   .listScrolling(.native(snapping: .items))
  /// ```
  ///
  /// A fling ends at a snap target. The list chooses the target by the same rule as a list that the engine
  /// scrolls, from the projected end of the platform's deceleration. Targets work from iOS 17, macOS 14,
  /// tvOS 17 and visionOS 1 on. On earlier systems, content rests anywhere.
  ///
  /// - Parameter targets: The items, the pages, or offsets in pt from the content's start. Without targets,
  ///   content rests anywhere.
  public static func native(snapping targets: SnapTargets) -> ListScrolling {
    ListScrolling(behavior: ScrollBehavior(source: .platformInset, snapping: targets.isEmpty ? nil : targets))
  }

  /// Returns scrolling by the engine with a custom behavior.
  ///
  /// ```swift
  /// HorizontalList(photos) { PhotoView($0) }
  ///   .listScrolling(.driven(.article))
  /// ```
  ///
  /// - Parameter behavior: The response of the list to fingers, wheels and keys. Its `source` is ignored.
  public static func driven(_ behavior: ScrollBehavior) -> ListScrolling {
    var behavior = behavior
    behavior.source = .engine
    return ListScrolling(behavior: behavior)
  }

  /// Returns the scroll behavior for the engine.
  ///
  /// - Parameter reducesMotion: Whether Reduce Motion is enabled.
  func engineBehavior(reducesMotion: Bool) -> ScrollBehavior {
    var result = behavior
    result.reducesMotion = result.reducesMotion || reducesMotion
    return result
  }
}
