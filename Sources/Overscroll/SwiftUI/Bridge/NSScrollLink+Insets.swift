#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore
  import SwiftUI

  /// A scroll under way, told from others by its identity.
  @MainActor final class ScrollGlide {}

  // The gaps, as insets.
  extension NSScrollLink {
    /// Sets the insets for the gaps, without moving anything, and then scrolls where it is told to.
    ///
    /// A gap is taken back only at the end of that scroll: AppKit brings content back into its range at once when
    /// the range shrinks. As fingers are lifted, the scroll view is about to spring back to the new range by itself,
    /// and is left to it.
    func hold(_ change: InsetChange) {
      guard let scrollView else { return }
      stopGlide()
      wanted = change.insets
      if let target = change.offset, isCalled(to: target, in: scrollView) {
        let own = ledger.own
        write(EdgePair(start: max(own.start, wanted.start), end: max(own.end, wanted.end)), to: scrollView)
        scroll(to: target, in: scrollView)
      } else {
        write(wanted, to: scrollView)
      }
      report()
    }

    /// Brings our part of the insets to what it is to be, unless it is not the time.
    func settleInsets() {
      guard let scrollView, glide == nil, fingers != .on else { return }
      write(wanted, to: scrollView)
    }

    /// Whether a scroll is meant, and is not going to happen by itself.
    private func isCalled(to target: Double, in scrollView: NSScrollView) -> Bool {
      let space = space(of: scrollView)
      let offset = space.offset(at: origin(of: scrollView))
      guard fingers == .lifting else { return true }
      return target <= 0 ? offset > target : offset < target
    }

    /// Adds our insets again if somebody has set the insets without them.
    func keepInsets(of scrollView: NSScrollView) {
      guard let lost = ledger.see(pair(scrollView.contentInsets)) else { return }
      add(lost, to: scrollView)
    }

    /// Brings our part of the insets to a value, while nothing moves.
    func write(_ insets: EdgePair<Double>, to scrollView: NSScrollView) {
      let difference = ledger.change(to: insets)
      if difference != EdgePair(start: 0, end: 0) { add(difference, to: scrollView) }
    }

    private func add(_ difference: EdgePair<Double>, to scrollView: NSScrollView) {
      isWriting = true
      defer { isWriting = false }
      let clip = scrollView.contentView
      let origin = clip.bounds.origin
      var insets = scrollView.contentInsets
      insets.add(difference, along: axis, isRightToLeft: isRightToLeft)
      if scrollView.automaticallyAdjustsContentInsets {
        adjustedItself = true
        scrollView.automaticallyAdjustsContentInsets = false
      }
      scrollView.contentInsets = insets
      if adjustedItself, ledger.own == EdgePair(start: 0, end: 0) {
        adjustedItself = false
        scrollView.automaticallyAdjustsContentInsets = true
      }
      // What would follow in the next layout follows now, so that it can be undone.
      scrollView.tile()
      if clip.bounds.origin != origin { clip.setBoundsOrigin(origin) }
      scrollView.reflectScrolledClipView(clip)
    }
  }

  // The scroll to a new place.
  extension NSScrollLink {
    private func scroll(to offset: Double, in scrollView: NSScrollView) {
      let clip = scrollView.contentView
      let document = scrollView.documentView?.frame ?? .zero
      let origin = space(of: scrollView).origin(at: offset)
      var point = clip.bounds.origin
      switch axis {
      case .vertical: point.y = origin + document.minY
      case .horizontal: point.x = origin + document.minX
      }
      let glide = ScrollGlide()
      self.glide = glide
      NSAnimationContext.runAnimationGroup { _ in
        clip.animator().setBoundsOrigin(point)
      } completionHandler: { [weak self] in
        Task { @MainActor in self?.landed(glide) }
      }
      scrollView.reflectScrolledClipView(clip)
    }

    /// Ends a scroll where it is.
    func stopGlide() {
      guard glide != nil else { return }
      glide = nil
      guard let clip = scrollView?.contentView else { return }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        clip.animator().setBoundsOrigin(clip.bounds.origin)
      }
    }

    private func landed(_ glide: ScrollGlide) {
      guard glide === self.glide else { return }
      self.glide = nil
      settleInsets()
      report()
    }
  }
#endif
