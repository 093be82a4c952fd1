/// What a host does with one of its views.
///
/// A slot is a small number that stands for a view; a change carries the item's index at the time of the change.
public enum SlotChange: Hashable, Sendable {
  /// The view of this slot, which is made anew unless it is reused, is to show this item.
  case mounted(slot: Int32, item: Int, isReused: Bool)
  /// The item is seen no longer, and its view stays for reuse.
  case unmounted(slot: Int32, item: Int)
  /// The view, which showed nothing, can go; its number may come back for a new one.
  case dropped(slot: Int32)
}
