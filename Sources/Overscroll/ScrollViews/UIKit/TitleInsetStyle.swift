/// The timing of a gap's inset under a large title: gradual or at once.
///
/// `withTitle` is the default for this reason: UIKit is believed to put the inset between the title and the
/// content. If so, an inset that is set at once moves the title by the whole gap in one frame. Users of a
/// similar library [report](https://github.com/eggswift/pull-to-refresh/issues/151) such a jump. An inset
/// that grows with the title's spring moves the title at most by the difference between UIKit's spring and
/// this package's.
///
/// If the belief is wrong, the title does not depend on the inset, and both styles look the same. So the
/// worst case of `withTitle` is a wobble, and the worst case of `atOnce` is a jump. Only a recording of a
/// device can show whether `atOnce` is enough.
package enum TitleInsetStyle: String, CaseIterable, Sendable {
  /// The inset grows frame by frame as the title moves back.
  case withTitle
  /// The inset is set at once, as under a bar without a large title.
  case atOnce

  /// The style for every gap that opens or closes from now on.
  @MainActor package static var current = TitleInsetStyle.withTitle
}
