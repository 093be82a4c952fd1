#if canImport(OverscrollCore)
  package import OverscrollCore
#endif

/// The events that an adapter sends to a list's engine.
///
/// Numbers are in pt. The methods of `ListEngine` document the treatment of indices out of range and of
/// non-finite numbers.
package enum ListInput: Hashable, Sendable {
  /// An event for the scroll engine and its edges.
  ///
  /// Offsets in the event are platform offsets (see `ListContent.scrollOffset(in:)`). Of
  /// `ScrollInput.layout`, the list uses only the revision, a number that is initially 0. The list ignores
  /// the extents, because it computes them. A new revision reports that the content has changed without an
  /// insertion or removal.
  case scroll(ScrollInput)
  /// Sets the list's configuration.
  case configure(ListConfiguration)
  /// Sets the estimated extent of the unmeasured items of a kind.
  case estimate(Double, ItemKind)
  /// Sets the viewport's extents along and across the axis.
  ///
  /// An extent of 0 along the axis hides the list. `pixelsPerPoint` is the number of device pixels in a pt.
  /// With any whole number, platform offsets are rounded to whole pt.
  case layOut(viewport: Double, cross: Double, pixelsPerPoint: Double = 1)
  /// Inserts, removes or moves items.
  case edit(ListEdit)
  /// Moves an item that the user drags to an index, and keeps the content offset.
  ///
  /// The index is that after the move. Indices out of range are clamped.
  case reorder(item: Int, to: Int)
  /// Replaces all items with a number of unmeasured items of a kind.
  case reset(count: Int, ItemKind)
  /// Records the measured extent of an item.
  ///
  /// The measurement takes effect with the next `commit`.
  case measure(item: Int, extent: Double)
  /// Sets the known extents of consecutive items, beginning with the item `at`.
  ///
  /// The extent of an item is NaN if it is unknown. See `ListEngine.setExtents(_:at:)`.
  case extents([Double], at: Int)
  /// Sets the items that span all lanes; all other items except headers span one lane.
  ///
  /// An adapter sends it directly after the edits of the same change. See `ListEngine.setSpanningItems(_:)`.
  case spans([Int])
  /// Applies all measurements since the previous commit.
  case commit
  /// Discards all measurements.
  ///
  /// The adapter then measures all mounted items (items with a view) again.
  case forgetExtents
  /// Scrolls to an item.
  case scrollTo(ItemTarget, animated: Bool)
  /// Sets or clears the item that has a kind of focus.
  ///
  /// If `shows` is true and the engine scrolls the list, the engine scrolls a newly focused item into view
  /// by the smallest distance.
  case focus(Int?, ListFocus = .keyboard, shows: Bool = false)
  /// Sets the item that the user touches, or ends the touch with `nil`.
  ///
  /// A touch begins when a finger or a mouse button goes down. Changes of the list do not move the touched
  /// item on screen. This lasts until the user scrolls, or until a second after the touch ends.
  case touch(Int?)
  /// Sets the item that the end space is for, and its place in the viewport.
  ///
  /// See `ListEngine.setEndSpace(for:at:)`.
  case endSpace(Int?, ItemAlignment = .start)
  /// Drops the unused views that the list keeps for reuse, to free memory.
  case dropIdleSlots
}
