#if canImport(UIKit) && !os(watchOS)
  import SwiftUI
  import UIKit

  /// Finds the scroll view around it, or in front of it, and ties it to a host.
  struct ScrollFinder: UIViewRepresentable {
    /// Whom the scroll view is for.
    let host: OverscrollHost
    /// Where to look.
    let place: ScrollFinderPlace

    func makeUIView(context: Context) -> ScrollFinderView {
      let view = ScrollFinderView()
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      view.accessibilityElementsHidden = true
      return view
    }

    func updateUIView(_ view: ScrollFinderView, context: Context) {
      view.update(host, place, isRightToLeft: context.environment.layoutDirection == .rightToLeft)
    }

    static func dismantleUIView(_ view: ScrollFinderView, coordinator: ()) { view.disconnect() }
  }

  /// An invisible view that looks for a scroll view whenever it may have become another.
  ///
  /// That is when it enters a window, and when it is laid out or updated without a scroll view in its window.
  final class ScrollFinderView: UIView {
    private var host: OverscrollHost?
    private var place = ScrollFinderPlace.inside
    private var isRightToLeft = false
    private var link: UIScrollLink?
    private let search = DeferredSearch()

    /// Takes what the representable says now.
    func update(_ host: OverscrollHost, _ place: ScrollFinderPlace, isRightToLeft: Bool) {
      if host !== self.host { disconnect() }
      self.host = host
      self.place = place
      self.isRightToLeft = isRightToLeft
      link?.isRightToLeft = isRightToLeft
      look()
    }

    /// Gives up the scroll view.
    func disconnect() {
      search.cancel()
      if let link { host?.disconnect(link) }
      link = nil
    }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window == nil { disconnect() } else { look() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      look()
    }

    /// The view that it is tied to, if that is in the same window still.
    private var current: UIScrollView? {
      guard let scrollView = link?.scrollView, scrollView.window === window else { return nil }
      return scrollView
    }

    private func look() {
      guard window != nil, current == nil else { return }
      search.begin { [weak self] in self?.find() ?? true }
    }

    /// Looks once.
    ///
    /// - Returns: Whether there is no point in looking again before the next layout.
    private func find() -> Bool {
      guard let host, window != nil, current == nil else { return true }
      // Without a size, nothing has been laid out yet.
      guard !bounds.isEmpty || place == .inside else { return false }
      if let found = place == .inside ? scrollViewAround : scrollViewInFront {
        connect(found, host)
        return true
      }
      switch place {
      case .inside:
        host.useGeometry()
        return true
      case .beside:
        return false
      }
    }

    private func connect(_ scrollView: UIScrollView, _ host: OverscrollHost) {
      let link = UIScrollLink(scrollView, host: host)
      link.isRightToLeft = isRightToLeft
      self.link = link
      host.connect(link)
    }
  }
#endif
