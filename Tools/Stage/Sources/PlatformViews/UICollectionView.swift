/// A scroll view that shows items.
///
/// The stage's lists use it.
///
/// SwiftUI's `List` uses it from iOS 16 on, as [observed](https://github.com/siteline/swiftui-introspect).
open class UICollectionView: UIScrollView {
  /// The number of items; only the stage has this property.
  public var itemCount = 0

  /// The number of sections, always 1 on the stage.
  open var numberOfSections: Int { 1 }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount }
}

/// A scroll view that shows rows.
///
/// The stage never creates a table view. A test may create one, and then manages its rows.
open class UITableView: UIScrollView {
  /// The number of sections, 0 unless a subclass overrides it.
  open var numberOfSections: Int { 0 }

  /// Returns the number of rows in a section, 0 unless a subclass overrides it.
  open func numberOfRows(inSection section: Int) -> Int { 0 }
}
