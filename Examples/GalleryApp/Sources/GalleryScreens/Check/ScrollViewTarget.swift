#if canImport(UIKit)
  import Combine
  @_spi(Gallery) import Overscroll
  import UIKit

  /// The scroll view of a journal, with the title above it and the number of inset writes.
  @MainActor struct ScrollViewTarget {
    /// The scroll view.
    private(set) weak var scrollView: UIScrollView?
    private weak var probe: UIView?
    private let writes = WriteCount()
    private var own = 0

    @MainActor private final class WriteCount {
      var count = 0
      var observation: AnyCancellable?
    }

    /// Finds the largest scroll view in the nearest ancestor that contains one.
    mutating func find(from probe: UIView) {
      if self.probe === probe, scrollView?.window != nil { return }
      self.probe = probe
      scrollView =
        sequence(first: probe, next: \.superview).lazy
        .compactMap { ScrollViewTarget.scrollViews(in: $0).max { $0.area < $1.area } }.first
      writes.observation = scrollView?.publisher(for: \.contentInset, options: [])
        .sink { [weak writes] _ in writes?.count += 1 }
    }

    /// Returns the numbers of all writes and of the package's writes since the last call.
    mutating func consumeWrites() -> (all: Int, own: Int) {
      defer { resetWrites() }
      return (writes.count, BridgeDiagnostics.insetWrites - own)
    }

    /// Resets both counts to 0.
    mutating func resetWrites() {
      writes.count = 0
      own = BridgeDiagnostics.insetWrites
    }

    /// The bottom of the large title's view in the window, or of the navigation bar without one.
    var titleEnd: Double? {
      guard let bar else { return nil }
      let large = ScrollViewTarget.largeTitle(in: bar)
      let view = large ?? bar
      return view.convert(view.bounds, to: nil).maxY
    }

    private var bar: UINavigationBar? {
      var responder: UIResponder? = scrollView
      while let current = responder, !(current is UIViewController) { responder = current.next }
      let bar = (responder as? UIViewController)?.navigationController?.navigationBar
      return bar?.isHidden == true ? nil : bar
    }

    /// Returns the view of a large title.
    ///
    /// The search compares the name of the class, because UIKit's class is private. It only reads the view.
    private static func largeTitle(in view: UIView) -> UIView? {
      for child in view.subviews where !child.isHidden && child.bounds.height > 0 {
        if String(describing: type(of: child)).contains("LargeTitle") { return child }
        if let found = largeTitle(in: child) { return found }
      }
      return nil
    }

    /// Returns the scroll views in a view, without those that are nested in a scroll view.
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
