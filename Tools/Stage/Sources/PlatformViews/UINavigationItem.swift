public import Foundation

/// The content of a navigation bar for one controller.
@MainActor public final class UINavigationItem {
  /// The size of the title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// The size of the title in a bar that prefers large titles.
  ///
  /// As documented, `automatic` uses the size of the previous item in the stack.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// The search controller, whose search field is below the bar.
  public var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }
  var changed: () -> Void = {}
}

/// An object with a search field for a navigation bar.
@MainActor public final class UISearchController {
  /// The search field.
  public let searchBar = UISearchBar()

  /// Creates a search controller.
  ///
  /// The stage ignores the results controller.
  public init(searchResultsController: UIViewController?) {}
}

/// A search field.
@MainActor public final class UISearchBar: UIView {}

/// The heights of a navigation bar's parts.
public struct UINavigationBarMetrics: Equatable, Sendable {
  /// The height of the bar without a large title, in pt.
  public var row: CGFloat
  /// The height of the large title, in pt.
  public var title: CGFloat
  /// The height of the search field, in pt.
  public var search: CGFloat
  /// Whether the bar's frame includes the search field.
  public var holdsSearch: Bool
  /// The minimum distance of the bar from the top of the window, in pt.
  public var top: CGFloat
  /// The height of a bar that shrinks while the content scrolls down, in pt; nil if it does not shrink.
  ///
  /// iOS 27's
  /// [`toolbarMinimizationBehavior`](https://developer.apple.com/documentation/swiftui/view/toolbarminimizationbehavior(_:for:))
  /// has this effect. Belief: the bar shrinks by as much as the content has scrolled below it.
  public var shrunk: CGFloat?

  /// The heights on an iPhone with iOS 26.
  ///
  /// In a window without a status bar, the bar begins at 10 pt. Its height is 54 pt, or 106.5 pt with a
  /// large title. A search field adds 60 pt below the bar.
  /// ([Recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md).)
  public static let phone26 = UINavigationBarMetrics(
    row: 54, title: 52.5, search: 60, holdsSearch: false, top: 10)
  /// The heights on an iPhone with iOS 16 to 18, which are assumed.
  public static let phone18 = UINavigationBarMetrics(
    row: 44, title: 52, search: 52, holdsSearch: true, top: 0)
  /// The heights on an iPad with iPadOS 16 to 18, which are assumed.
  public static let pad18 = UINavigationBarMetrics(row: 50, title: 52, search: 52, holdsSearch: true, top: 0)
}
