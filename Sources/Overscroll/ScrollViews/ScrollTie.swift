#if canImport(UIKit) || canImport(AppKit)
  import SwiftUI

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// What ties a finder's view to a scroll view, and looks for one whenever it may have become another.
  ///
  /// That is when the view enters a window, when it is laid out or updated without a scroll view in its window, when
  /// its scroll view leaves that, and for as long as it is in a window without one.
  @MainActor final class ScrollTie {
    private weak var view: PlatformView?
    private var host: (any ScrollListener)?
    private var place = ScrollFinderPlace.inside
    private var isRightToLeft = false
    private var link: PlatformScrollLink?
    /// Whether its scroll view is one that fills nothing, so that another may be meant that is yet to come.
    private var isMakeshift = false
    private let search = DeferredSearch()
    /// How often it has looked for nothing.
    private var misses = 0
    /// How often it has found one that another host is about to find.
    private var waits = 0
    private let watcher = WindowWatcher()

    /// How often it looks for nothing before geometry has to do: for a quarter of a second (see `DeferredSearch.delays`).
    private static let missLimit = 4
    /// How often it leaves a scroll view to a host that is about to find it: for four seconds, as that host may never do so.
    private static let waitLimit = 10

    /// Makes a tie for a view that is in no window yet.
    init(_ view: PlatformView) {
      self.view = view
      watcher.moved = { [weak self] in self?.look() }
    }

    /// Takes what the representable says now.
    func update(_ host: any ScrollListener, _ place: ScrollFinderPlace, _ direction: LayoutDirection) {
      if host !== self.host { disconnect() }
      self.host = host
      self.place = place
      isRightToLeft = direction == .rightToLeft
      link?.turn(isRightToLeft: isRightToLeft)
      // A header is updated with each frame of a pull.
      if place != .near || !search.isUnderWay { look() }
    }

    /// Gives up the scroll view.
    func disconnect() {
      search.cancel()
      (misses, waits) = (0, 0)
      watcher.removeFromSuperview()
      if let link { host?.disconnect(link) }
      link = nil
      host?.dropGeometry()
    }

    /// The view has entered a window, or left one.
    func windowChanged() {
      if view?.window == nil { disconnect() } else { look() }
    }

    /// Looks for a scroll view, if there is none in the view's window.
    func look() {
      guard let view, view.window != nil, current == nil || isMakeshift else { return }
      search.begin { [weak self] in self?.find() ?? true }
    }

    /// The scroll view that it is tied to, if that is in the same window still.
    private var current: PlatformScrollView? {
      guard let scrollView = link?.scrollView, scrollView.window === view?.window else { return nil }
      return scrollView
    }

    /// Looks once.
    ///
    /// Where there is none for a quarter of a second, the host has to do with geometry: what is started needs no scroll view.
    ///
    /// - Returns: Whether there is no point in looking again before the next layout.
    private func find() -> Bool {
      guard let host, let view, view.window != nil else { return true }
      if let current {
        guard isMakeshift, let found = scrollView(of: view), found !== current else { return true }
        connect(found, host)
        return true
      }
      if place == .near, let link {
        // Until another one is found, positions have to do.
        host.disconnect(link)
        self.link = nil
      }
      // Without a size, nothing has been laid out yet. A scroll view without content has a height only.
      guard view.bounds.size != .zero || place == .inside else { return false }
      let filling = scrollView(of: view)
      if let found = filling ?? lonely(in: view, for: host) {
        if host.waitsForOwner, waits < Self.waitLimit {
          waits += 1
          return false
        }
        connect(found, host)
        isMakeshift = filling == nil
        return true
      }
      misses += 1
      if place == .inside || misses > Self.missLimit && link == nil { host.useGeometry() }
      return place == .inside
    }

    private func scrollView(of view: PlatformView) -> PlatformScrollView? {
      switch place {
      case .inside: view.scrollViewAround
      case .beside: scrollViewInside ?? view.scrollViewInFront
      case .near: view.scrollViewNear
      }
    }

    /// The scroll view that a view of this package inside of this one's has found, if it is this one's, too.
    ///
    /// It need not have the same frame. One that is in another one's content, or on a screen that is presented over this
    /// view's, is not meant.
    private var scrollViewInside: PlatformScrollView? {
      host?.scrollersInside.lazy.compactMap { $0 as? PlatformScrollView }.first {
        $0.window === self.view?.window && $0.scrollViewAround === self.view?.scrollViewAround
          && $0.presentedScreen === self.view?.presentedScreen
      }
    }

    /// The only scroll view in what the view is behind, where none has filled that for a while.
    ///
    /// Others stand beside it, or there is room around it. Of several, none is meant, and the host is told so.
    private func lonely(in view: PlatformView, for host: any ScrollListener) -> PlatformScrollView? {
      guard place == .beside, misses >= Self.missLimit else { return nil }
      let found = view.scrollViewsWithin(along: host.axis)
      if found.count > 1 { host.foundSeveral() }
      return found.count == 1 ? found[0] : nil
    }

    private func connect(_ scrollView: PlatformScrollView, _ host: any ScrollListener) {
      let link = PlatformScrollLink(scrollView, host: host)
      link.isRightToLeft = isRightToLeft
      if place == .beside { link.background = view }
      self.link = link
      (misses, waits, isMakeshift) = (0, 0, false)
      scrollView.addSubview(watcher)
      host.connect(link)
    }
  }

  /// An invisible view in a scroll view, which tells when that enters a window or leaves one.
  private final class WindowWatcher: PlatformView {
    var moved: () -> Void = {}

    init() {
      super.init(frame: .zero)
      isHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    #if canImport(UIKit)
      override func didMoveToWindow() {
        super.didMoveToWindow()
        moved()
      }
    #else
      override func viewDidMoveToWindow() {
        super.viewDidMoveToWindow()
        moved()
      }
    #endif
  }
#endif
