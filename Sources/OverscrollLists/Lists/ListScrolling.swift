import Overscroll
public import OverscrollCore

/// Who scrolls a list.
public struct ListScrolling: Hashable, Sendable {
  /// How the list scrolls; `source` says who scrolls it.
  private let behavior: ScrollBehavior

  /// Whether the engine scrolls, and not the platform.
  var isDriven: Bool { behavior.source == .driven }

  /// Whether flung content comes to rest at certain offsets.
  var snaps: Bool { behavior.snapping != nil }

  /// The platform scrolls, with its own feel, in a `ScrollView`.
  public static let native = ListScrolling(behavior: ScrollBehavior(source: .inset))
  /// The engine scrolls, with a phone's feel on every platform; on tvOS, the platform scrolls.
  public static let driven = ListScrolling.driven(ScrollBehavior())

  /// The platform scrolls, with its own feel, and flung content comes to rest at one of the targets.
  ///
  /// ```swift
  /// HorizontalList(photos) { PhotoView($0).frame(width: 300) }
  ///   .listScrolling(.native(snapping: SnapTargets(every: 300)))
  /// ```
  ///
  /// Chooses the same target as a driven list, from where the platform's momentum would end. Works from iOS 17, macOS
  /// 14, tvOS 17 and visionOS 1 on; on earlier systems content rests anywhere.
  ///
  /// - Parameter targets: The offsets, in pt from the content's start. Without targets content rests anywhere.
  public static func native(snapping targets: SnapTargets) -> ListScrolling {
    ListScrolling(behavior: ScrollBehavior(source: .inset, snapping: targets.isEmpty ? nil : targets))
  }

  /// The engine scrolls, with a feel of your own.
  ///
  /// ```swift
  /// HorizontalList(photos) { PhotoView($0) }
  ///   .listScrolling(.driven(.article))
  /// ```
  ///
  /// - Parameter behavior: How the list responds to fingers, wheels and keys; its `source` is ignored.
  public static func driven(_ behavior: ScrollBehavior) -> ListScrolling {
    var behavior = behavior
    behavior.source = .driven
    return ListScrolling(behavior: behavior)
  }

  /// The engine's behaviour.
  ///
  /// - Parameter reducesMotion: Whether the reader asked for less motion.
  func engineBehavior(reducesMotion: Bool) -> ScrollBehavior {
    var result = behavior
    result.reducesMotion = result.reducesMotion || reducesMotion
    return result
  }
}
