public import OverscrollCore

/// Who scrolls a list.
public struct ListScrolling: Hashable, Sendable {
  /// How the engine scrolls; nil if the platform does.
  let behavior: ScrollBehavior?

  /// The platform scrolls, with its own feel, in a `ScrollView`.
  public static let native = ListScrolling(behavior: nil)
  /// The engine scrolls, with a phone's feel on every platform; on tvOS, the platform scrolls.
  public static let driven = ListScrolling.driven(ScrollBehavior())

  /// The engine scrolls, with a feel of your own.
  ///
  /// ```swift
  /// HorizontalList(photos) { PhotoView($0) }
  ///   .listScrolling(.driven(.article))
  /// ```
  ///
  /// - Parameter behavior: How the list responds to fingers, wheels and keys; its `source` is ignored.
  public static func driven(_ behavior: ScrollBehavior) -> ListScrolling { ListScrolling(behavior: behavior) }

  /// The engine's behaviour.
  ///
  /// - Parameter reducesMotion: Whether the reader asked for less motion.
  func engineBehavior(reducesMotion: Bool) -> ScrollBehavior {
    var result = behavior ?? ScrollBehavior()
    result.source = behavior == nil ? .inset : .driven
    result.reducesMotion = result.reducesMotion || reducesMotion
    return result
  }
}
