#if canImport(UIKit)
  import Combine
  @_spi(Gallery) import Overscroll
  import UIKit

  /// The scroll view that a journal records, with its title and its inset changes.
  @MainActor struct ScrollViewTarget {
    private(set) weak var scrollView: UIScrollView?
    private weak var probe: UIView?
    private let writes = WriteCount()
    private var own = 0

    @MainActor private final class WriteCount {
      var count = 0
      var observation: AnyCancellable?
    }

    /// Finds the largest scroll view in the nearest ancestor that contains a scroll view.
    mutating func find(from probe: UIView) {
      if self.probe === probe, scrollView?.window != nil { return }
      self.probe = probe
      scrollView =
        sequence(first: probe, next: \.superview).lazy
        .compactMap { ScrollViewTarget.scrollViews(in: $0).max { $0.area < $1.area } }.first
      writes.observation = scrollView?.publisher(for: \.contentInset, options: [])
        .sink { [weak writes] _ in writes?.count += 1 }
    }

    /// Returns how often the inset was set since the previous call, by any code and by the package.
    mutating func consumeWrites() -> (all: Int, own: Int) {
      defer { resetWrites() }
      return (writes.count, AdapterDiagnostics.insetWrites - own)
    }

    /// Resets both counts to 0.
    mutating func resetWrites() {
      writes.count = 0
      own = AdapterDiagnostics.insetWrites
    }

    /// The bottom of the large title in the window, or of the navigation bar without a large title.
    ///
    /// On iOS 26, the large title of a SwiftUI screen is not in the bar but beside it
    /// (github.com/DataDog/dd-sdk-ios/pull/2461).
    var titleEnd: Double? {
      guard let navigation, !navigation.navigationBar.isHidden else { return nil }
      let view = ScrollViewTarget.largeTitle(in: navigation.view) ?? navigation.navigationBar
      return view.convert(view.bounds, to: nil).maxY
    }

    private var navigation: UINavigationController? {
      var responder: UIResponder? = scrollView
      while let current = responder, !(current is UIViewController) { responder = current.next }
      return (responder as? UIViewController)?.navigationController
    }

    /// Returns the view of a large title in a navigation controller's view, if there is one.
    ///
    /// Skips scroll views, because a bar's title is never inside one.
    ///
    /// The search compares the name of the view's class, because the class is private in UIKit. It does not
    /// change the view.
    private static func largeTitle(in view: UIView) -> UIView? {
      for child in view.subviews where !child.isHidden && child.bounds.height > 0 && !(child is UIScrollView)
      {
        if String(describing: type(of: child)).contains("LargeTitle") { return child }
        if let found = largeTitle(in: child) { return found }
      }
      return nil
    }

    /// Returns the outermost scroll views in a view.
    private static func scrollViews(in view: UIView) -> [UIScrollView] {
      view.subviews.flatMap { child in
        (child as? UIScrollView).map { [$0] } ?? scrollViews(in: child)
      }
    }
  }

  extension UIView {
    fileprivate var area: Double { bounds.width * bounds.height }
  }
#endif
