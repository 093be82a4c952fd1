#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

/// Everything that a host can tell a list that scrolls.
///
/// Numbers are in pt. For items out of range and non-finite numbers, see `ListEngine`.
package enum ListInput: Hashable, Sendable {
  /// Something for the scroller and its edges.
  ///
  /// Of a layout only the revision counts, because the list lays itself out. It is 0 at first; another revision means
  /// that the content has changed without items being inserted or removed. A platform's offset counts from the scroll
  /// space's start (see `ListScroll.scrollOffset`).
  case scroll(ScrollInput)
  /// The list is laid out like this from now on.
  case configure(ListConfiguration)
  /// A kind's items count as this long until they are measured.
  case estimate(Double, ItemKind)
  /// The viewport has these extents along and across the axis; 0 along it means that it is hidden.
  ///
  /// `pixelsPerPoint` is the number of device pixels in a pt; 1 stands for any whole number.
  case layOut(viewport: Double, cross: Double, pixelsPerPoint: Double = 1)
  /// The list's items change.
  case edit(ListEdit)
  /// Everything is new: n items of a kind.
  case reset(count: Int, ItemKind)
  /// An item was measured; it counts from the next commit on.
  case measure(item: Int, extent: Double)
  /// The extents of consecutive items are known before they are measured (see `ListEngine.setExtents(_:at:)`).
  case extents([Double], at: Int)
  /// All measurements of this frame are in.
  case commit
  /// All measurements are discarded.
  ///
  /// The host measures the mounted items again.
  case forgetExtents
  /// Code scrolls to an item.
  case scrollTo(ItemTarget, animated: Bool)
  /// An item has a focus, or none has.
  ///
  /// With `shows`, and if the engine scrolls, an item that has just received the focus is scrolled into full sight, as
  /// little as needed.
  case focus(Int?, ListFocus = .keyboard, shows: Bool = false)
  /// The reader has touched an item, or, with nil, has let go of it.
  ///
  /// A finger that comes down counts, and a mouse button. Until a second after it has lifted, or the reader scrolls, that
  /// item is what changes do not move.
  case touch(Int?)
  /// Memory is short.
  case dropIdleSlots
}
