#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import OverscrollCore
  import SwiftUI

  /// An animated scroll of an `NSScrollView` by the animator of its clip view.
  ///
  /// The adapter compares the identity, so the completion handler of a replaced animation changes nothing.
  @MainActor final class ClipViewAnimation {
    /// The target offset, in pt.
    let offset: Double

    init(to offset: Double) { self.offset = offset }
  }

  // The gaps, which are insets of the scroll view.
  extension NSScrollViewAdapter {
    /// Sets the insets of the gaps without moving the content, and then scrolls.
    ///
    /// While AppKit scrolls, the adapter waits until AppKit has ended (see `GapScrollState`).
    func apply(_ change: InsetChange) {
      stopAnimation()
      gapScroll.request(change.insets, offset: change.offset)
      updateInsets()
      report()
    }

    /// Performs the next step towards the requested insets, unless the adapter already scrolls.
    func updateInsets() {
      guard let scrollView, animation == nil else { return }
      let space = space(of: scrollView)
      let offset = space.offset(at: origin(of: scrollView))
      let step = gapScroll.nextStep(
        at: offset, of: space.geometry, own: insetState.own, mayScroll: trackpad.mayScroll)
      write(step.insets, to: scrollView)
      if let target = step.target { scroll(to: target, in: scrollView) }
    }

    /// Adds the adapter's insets again if a layout or the app has removed them.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - tilesLater: Whether the subviews are laid out in the main actor's next turn, because SwiftUI may
    ///     be in the middle of a layout.
    func restoreInsets(of scrollView: NSScrollView, tilesLater: Bool = false) {
      guard let lost = insetState.receive(pair(scrollView.contentInsets)) else { return }
      guard tilesLater else { return add(lost, to: scrollView) }
      setInsets(adding: lost, to: scrollView)
      tileTurn.run { [weak self] in
        if let self, isStarted, let scrollView = self.scrollView {
          tile(scrollView, at: scrollView.contentView.bounds.origin)
        }
      }
    }

    /// Sets the adapter's part of the insets without moving the content.
    ///
    /// The app may have changed the insets without a report.
    func write(_ insets: EdgePair<Double>, to scrollView: NSScrollView) {
      let difference = insetState.update(to: insets, in: pair(scrollView.contentInsets))
      if difference != .zero { add(difference, to: scrollView) }
    }

    /// Sets whether horizontal content starts on the right.
    ///
    /// The adapter's insets stay at their edges, and the content keeps its distance from its start edge.
    func setLayoutDirection(isRightToLeft: Bool) {
      guard isRightToLeft != self.isRightToLeft else { return }
      guard isStarted, axis == .horizontal, let scrollView else { return self.isRightToLeft = isRightToLeft }
      stopAnimation()
      let clip = scrollView.contentView
      let offset = space(of: scrollView).offset(at: origin(of: scrollView))
      self.isRightToLeft = isRightToLeft
      let difference = insetState.reverse()
      if difference != .zero { add(difference, to: scrollView) }
      isWriting = true
      var point = clip.bounds.origin
      point.x = space(of: scrollView).origin(at: offset) + (scrollView.documentView?.frame ?? .zero).minX
      clip.setBoundsOrigin(point)
      scrollView.reflectScrolledClipView(clip)
      isWriting = false
    }

    private func add(_ difference: EdgePair<Double>, to scrollView: NSScrollView) {
      let origin = scrollView.contentView.bounds.origin
      setInsets(adding: difference, to: scrollView)
      tile(scrollView, at: origin)
    }

    private func setInsets(adding difference: EdgePair<Double>, to scrollView: NSScrollView) {
      isWriting = true
      defer { isWriting = false }
      var insets = scrollView.contentInsets
      insets.add(difference, along: axis, isRightToLeft: isRightToLeft)
      if scrollView.automaticallyAdjustsContentInsets {
        adjustedAutomatically = true
        scrollView.automaticallyAdjustsContentInsets = false
      }
      scrollView.contentInsets = insets
      if adjustedAutomatically, insetState.own == .zero {
        adjustedAutomatically = false
        scrollView.automaticallyAdjustsContentInsets = true
      }
    }

    /// Lays out the subviews now instead of in the next layout pass.
    ///
    /// The layout may change the origin of the viewport, so the origin is set again.
    private func tile(_ scrollView: NSScrollView, at origin: CGPoint) {
      isWriting = true
      defer { isWriting = false }
      let clip = scrollView.contentView
      scrollView.tile()
      if clip.bounds.origin != origin { clip.setBoundsOrigin(origin) }
      scrollView.reflectScrolledClipView(clip)
    }
  }

  // The adapter's animated scrolls.
  extension NSScrollViewAdapter {
    func scroll(to offset: Double, in scrollView: NSScrollView) {
      let clip = scrollView.contentView
      let document = scrollView.documentView?.frame ?? .zero
      let origin = space(of: scrollView).origin(at: offset)
      var point = clip.bounds.origin
      switch axis {
      case .vertical: point.y = origin + document.minY
      case .horizontal: point.x = origin + document.minX
      }
      let animation = ClipViewAnimation(to: offset)
      self.animation = animation
      NSAnimationContext.runAnimationGroup { _ in
        clip.animator().setBoundsOrigin(point)
      } completionHandler: { [weak self] in
        Task { @MainActor in self?.animationEnded(animation) }
      }
      scrollView.reflectScrolledClipView(clip)
    }

    /// Moves content that rests in a removed gap back to its edge, without an animation.
    func clampOffset(_ scrollView: NSScrollView) {
      let clip = scrollView.contentView
      let origin = clip.constrainBoundsRect(clip.bounds).origin
      guard origin != clip.bounds.origin else { return }
      clip.setBoundsOrigin(origin)
      scrollView.reflectScrolledClipView(clip)
    }

    /// Adjusts the adapter's scroll after content before the viewport has changed.
    ///
    /// AppKit's animation would continue to the old target. A scroll to an edge stops instead if the change
    /// has moved the content away from that edge.
    ///
    /// - Parameters:
    ///   - animation: The adapter's scroll.
    ///   - change: The change of the content's extent before the viewport, in pt.
    ///   - scrollView: The scroll view.
    func adjustAnimation(_ animation: ClipViewAnimation, _ change: Double, in scrollView: NSScrollView) {
      let space = space(of: scrollView)
      let inside = 0.5...max(0.5, space.geometry.maximumOffset - 0.5)
      if inside.contains(animation.offset) {
        scroll(to: animation.offset + change, in: scrollView)
      } else if inside.contains(space.offset(at: origin(of: scrollView))) {
        stopAnimation()
      }
    }

    /// Stops the adapter's scroll at the current offset.
    func stopAnimation() {
      guard animation != nil else { return }
      animation = nil
      guard let clip = scrollView?.contentView else { return }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        clip.animator().setBoundsOrigin(clip.bounds.origin)
      }
    }

    private func animationEnded(_ animation: ClipViewAnimation) {
      guard animation === self.animation else { return }
      self.animation = nil
      updateInsets()
      report()
    }
  }
#endif
