/// The timing of the inset of a gap under a large title.
///
/// `withTitle` is the default for the following reason. UIKit is believed to put the inset between the
/// title and the content. If that is right, an inset that is added at once moves the title by the whole gap
/// in one frame. Users of a similar library
/// [report](https://github.com/eggswift/pull-to-refresh/issues/151) such a jump. An inset that grows with
/// the title's spring moves no view by more than the difference between UIKit's spring and this package's.
///
/// If the belief is wrong, the title does not depend on the inset, and both ways look the same. So the
/// worst case of `withTitle` is a wobble, and the worst case of `atOnce` is a jump. Only a recording of a
/// device can show whether `atOnce` is enough.
package enum TitleInsetStyle: String, CaseIterable, Sendable {
  /// The inset grows frame by frame, as the title springs back.
  case withTitle
  /// The inset changes once, as under a bar without a large title.
  case atOnce

  /// The style that scroll views use from their next gap on.
  @MainActor package static var current = TitleInsetStyle.withTitle
}
