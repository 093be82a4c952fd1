/// A scroll view that shows items.
///
/// The stage's lists use it.
///
/// SwiftUI's `List` uses it from iOS 16 on, as [observed](https://github.com/siteline/swiftui-introspect).
open class UICollectionView: UIScrollView {
  /// The number of items; only the stage has this property.
  public var itemCount = 0

  /// The number of sections, always 1 on the stage.
  public var numberOfSections: Int { 1 }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int { itemCount }
}

/// A scroll view that shows rows.
///
/// The stage never creates a table view. The type exists because the project's code names it.
open class UITableView: UIScrollView {
  /// The number of sections, always 0.
  public var numberOfSections: Int { 0 }

  /// Returns the number of rows in a section, always 0.
  public func numberOfRows(inSection section: Int) -> Int { 0 }
}
