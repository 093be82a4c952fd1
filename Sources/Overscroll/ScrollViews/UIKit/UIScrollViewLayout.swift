#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// The values of a scroll view that a layout pass sets.
  @MainActor struct UIScrollViewLayout: Equatable {
    let size: CGSize
    let contentSize: CGSize
    let insets: UIEdgeInsets

    init(_ scrollView: UIScrollView) {
      size = scrollView.bounds.size
      contentSize = scrollView.contentSize
      insets = scrollView.adjustedContentInset
    }

    /// Whether the extent across the axis is the same.
    func hasSameCrossExtent(as other: UIScrollViewLayout, along axis: Axis) -> Bool {
      switch axis {
      case .vertical: size.width == other.size.width
      case .horizontal: size.height == other.size.height
      }
    }
  }

  /// The number of items of a UIKit list, such as SwiftUI's `List`.
  ///
  /// The items are counted when the content size has changed, in the main actor's next turn. In the middle of
  /// an update, the data and the list may disagree.
  @MainActor struct UIItemCountCache {
    /// The latest count, with the content size at that time.
    private var counted: (size: CGSize, items: Int?)?

    /// Returns the number of items; nil if the scroll view is not a list.
    mutating func update(of scrollView: UIScrollView) -> Int? {
      let size = scrollView.contentSize
      if let counted, counted.size == size { return counted.items }
      let items: Int? =
        switch scrollView {
        case let list as UICollectionView:
          (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfItems(inSection: $1) }
        case let list as UITableView:
          (0..<list.numberOfSections).reduce(0) { $0 + list.numberOfRows(inSection: $1) }
        default: nil
        }
      counted = (size, items)
      return items
    }
  }
#endif
