#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

/// The events of a scrolling list.
///
/// Numbers are in pt. For indices out of range and non-finite numbers, see `ListEngine`.
package enum ListInput: Hashable, Sendable {
  /// An event of the scroll engine and its edges.
  ///
  /// The list ignores the extents of `ScrollInput.layout`, because it computes them. It uses the revision,
  /// which is initially 0. A new revision means that the content has changed without an insertion or
  /// removal. Reported offsets are platform offsets (see `ListScrollEngine.scrollOffset`).
  case scroll(ScrollInput)
  /// Applies a configuration.
  case configure(ListConfiguration)
  /// Sets the estimated extent of the unmeasured items of a kind.
  case estimate(Double, ItemKind)
  /// Sets the viewport's extents along and across the axis.
  ///
  /// An extent of 0 along the axis hides the list. `pixelsPerPoint` is the number of device pixels in a pt.
  /// Any whole number has the same effect as 1.
  case layOut(viewport: Double, cross: Double, pixelsPerPoint: Double = 1)
  /// Applies an edit of the items.
  case edit(ListEdit)
  /// Replaces all items with a number of unmeasured items of a kind.
  case reset(count: Int, ItemKind)
  /// Records an item's measured extent, which takes effect with the next commit.
  case measure(item: Int, extent: Double)
  /// Sets the extents of consecutive items before they are mounted.
  ///
  /// See `ListEngine.setExtents(_:at:)`.
  case extents([Double], at: Int)
  /// Applies all measurements of this frame.
  case commit
  /// Discards all measurements.
  ///
  /// The adapter measures the mounted items again.
  case forgetExtents
  /// Scrolls to an item.
  case scrollTo(ItemTarget, animated: Bool)
  /// Sets or clears the item that has a focus.
  ///
  /// If `shows` is true and the engine scrolls, a newly focused item is scrolled into view with the
  /// smallest movement.
  case focus(Int?, ListFocus = .keyboard, shows: Bool = false)
  /// Sets the item that the user touches, or ends the touch with `nil`.
  ///
  /// A touch begins when a finger or a mouse button goes down. Changes do not move the touched item. This
  /// lasts until the user scrolls, or until a second after the touch ends.
  case touch(Int?)
  /// Drops idle slots to free memory.
  case dropIdleSlots
}
