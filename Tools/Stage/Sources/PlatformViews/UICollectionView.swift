/// A scroll view that shows items: SwiftUI's lists are such.
///
/// [Seen](https://github.com/siteline/swiftui-introspect): from iOS 16 on.
open class UICollectionView: UIScrollView {
  /// The stage's own: how many items there are.
  public var itemCount = 0

  /// The number of sections: on the stage all items are in one.
  public var numberOfSections: Int { 1 }

  /// The number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int { itemCount }
}

/// A scroll view that shows rows; the stage shows none of it.
open class UITableView: UIScrollView {
  /// The number of sections.
  public var numberOfSections: Int { 0 }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int { 0 }
}
