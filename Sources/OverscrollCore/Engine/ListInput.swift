/// Everything that a host can tell a list that scrolls.
///
/// Numbers are in pt. Items out of range and numbers that are not finite count as `ListEngine` says.
public enum ListInput: Hashable, Sendable {
  /// Something for the scroller and its edges.
  ///
  /// A layout is the list's own business and ignored here; a platform's offset is counted from the scroll space's start
  /// (see `ListScroll.scrollOffset`).
  case scroll(ScrollInput)
  /// The list is laid out like this from now on.
  case configure(ListConfiguration)
  /// A kind's items are taken to be this long until they are measured.
  case estimate(Double, ItemKind)
  /// The viewport has these extents along and across the axis; 0 along it means that it is hidden.
  ///
  /// The number of the device's pixels in a pt; 1 stands for any whole number.
  case layOut(viewport: Double, cross: Double, pixelsPerPoint: Double = 1)
  /// There are other items.
  case edit(ListEdit)
  /// Everything is new: n items of a kind.
  case reset(count: Int, ItemKind)
  /// An item was measured; it counts from the next commit on.
  case measure(item: Int, extent: Double)
  /// All measurements of this frame are in.
  case commit
  /// Every measurement is void.
  ///
  /// The host measures what is mounted anew.
  case forgetExtents
  /// Code scrolls to an item.
  case scrollTo(ItemTarget, animated: Bool)
  /// An item has a focus, or none has.
  ///
  /// Where the engine scrolls and nobody else shows what has the focus, it can: an item that has not had it is then
  /// scrolled as far as it has to be to be seen in full.
  case focus(Int?, ListFocus = .keyboard, shows: Bool = false)
  /// Memory is short.
  case dropIdleSlots
}
