import Foundation
import ScrollPhysics

extension UIScrollView {
  /// Updates the range and the offset after code has set the content inset.
  ///
  /// The effect on the offset is not documented. Belief:
  /// - While a finger drags, the offset stays the same.
  /// - While content springs back to an edge, the offset moves by the change of the inset, away from the
  ///   edge
  ///   ([observed](https://www.itworkman.com/ios-pull-down-refresh-uiscrollvie-abnormal-flashing-problem):
  ///   -64, -133, -64). If code restores the old offset, the spring continues from that offset.
  /// - Content that does not move stays at its offset, or moves into the new range
  ///   ([observed](https://e-com-net.com/article/1304727844181544960.htm)).
  func insetChanged(from old: UIEdgeInsets) {
    guard contentInset != old else { return }
    let range = physics.range
    var moved = contentOffset
    if physics.isDecelerating, !isDragging {
      if moved.y < range.y.lowerBound { moved.y -= contentInset.top - old.top }
      if moved.y > range.y.upperBound { moved.y += contentInset.bottom - old.bottom }
      if moved.x < range.x.lowerBound { moved.x -= contentInset.left - old.left }
      if moved.x > range.x.upperBound { moved.x += contentInset.right - old.right }
    }
    updateInsets()
    if moved != contentOffset { physics.put(moved) }
    physics.clamp()
    bar?.contentScrolled(self)
    changed(\.contentInset)
    adjustedInsetChanged()
  }

  /// Updates the insets after a possible change of the safe area.
  ///
  /// Belief: content that does not move and is at its top stays at its top.
  func adjustInsets() {
    let old = adjustedContentInset
    let isAtTop = abs(contentOffset.y - physics.range.y.lowerBound) < 0.5
    updateInsets()
    guard adjustedContentInset != old else { return }
    if isAtTop, !physics.isHeld, !physics.isDecelerating {
      physics.put(CGPoint(x: contentOffset.x, y: physics.range.y.lowerBound))
    }
    physics.clamp()
    adjustedInsetChanged()
  }

  /// Computes the adjusted insets from the content insets and the safe area.
  ///
  /// As documented for `automatic`, the adjusted insets include the safe area at the top and bottom. They
  /// include it at the sides only if the content scrolls horizontally.
  private func updateInsets() {
    var safe = UIEdgeInsets.zero
    switch contentInsetAdjustmentBehavior {
    case .automatic:
      safe = safeAreaInsets
      let isSideways = contentSize.width > frame.width || alwaysBounceHorizontal
      if !isSideways { (safe.left, safe.right) = (0, 0) }
    case .never: break
    }
    adjustedContentInset = safe + contentInset
    let adjusted = adjustedContentInset
    // The range includes the complete title, because a hidden title becomes visible before the content can
    // be pulled past its edge. The safe area may be updated later. Until then, `missingTitle` adds the
    // height of the title.
    let room = bar.map { [safe.top, $0.largest] }
    if room != titleRoom { (titleRoom, missingTitle) = (room, bar?.collapse ?? 0) }
    physics.insets = ScrollPhysics.Insets(
      top: adjusted.top + missingTitle, left: adjusted.left, bottom: adjusted.bottom,
      right: adjusted.right)
  }

  /// Updates the insets after a change of the title's height.
  func titleChanged() {
    let old = adjustedContentInset
    updateInsets()
    if adjustedContentInset != old { adjustedInsetChanged() }
  }

  /// Scrolls to the top of the content and makes the complete title visible.
  func scrollToTop() {
    setContentOffset(CGPoint(x: contentOffset.x, y: physics.range.y.lowerBound), animated: true)
  }
}
