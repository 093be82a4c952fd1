public import Foundation

/// What a navigation bar shows for one controller.
@MainActor public final class UINavigationItem {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }

  /// Whether this item's title is large, under a bar that prefers large titles.
  ///
  /// Documented: the bar allows large titles, and the item chooses; `automatic` is the choice of the item before.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// Searches the controller's content from a field below the bar.
  public var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }
  var changed: () -> Void = {}
}

/// Whoever searches.
@MainActor public final class UISearchController {
  /// The field.
  public let searchBar = UISearchBar()

  /// Makes a controller.
  public init(searchResultsController: UIViewController?) {}
}

/// A search field.
@MainActor public final class UISearchBar: UIView {}

/// How high a navigation bar's parts are.
public struct UINavigationBarMetrics: Equatable, Sendable {
  /// The bar without a large title, in pt.
  public var row: CGFloat
  /// The large title, in pt.
  public var title: CGFloat
  /// The search field, in pt.
  public var search: CGFloat
  /// Whether the search field is a part of the bar's frame, or below it.
  public var holdsSearch: Bool
  /// How far below the top of the window the bar begins at least, in pt.
  public var top: CGFloat

  /// iOS 26 on a phone.
  ///
  /// [Recorded](https://github.com/iamcgn/swiftui-web/blob/main/Docs/elements/UIKit/Navigation.md) in a window without
  /// a status bar: the bar begins at 10 and is 54 high, with a large title 106.5; a search field is 60 more, below it.
  public static let phone26 = UINavigationBarMetrics(
    row: 54, title: 52.5, search: 60, holdsSearch: false, top: 10)
  /// A phone with iOS 16 to 18 (belief).
  public static let phone18 = UINavigationBarMetrics(
    row: 44, title: 52, search: 52, holdsSearch: true, top: 0)
  /// An iPad with iPadOS 16 to 18 (belief).
  public static let pad18 = UINavigationBarMetrics(row: 50, title: 52, search: 52, holdsSearch: true, top: 0)
}
