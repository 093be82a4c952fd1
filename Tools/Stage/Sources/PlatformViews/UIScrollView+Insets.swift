import Foundation
import ScrollPhysics

// The insets.
extension UIScrollView {
  /// Somebody has set the insets.
  ///
  /// What becomes of the offset is belief:
  /// - under a finger, nothing;
  /// - while it springs back from past an edge, the offset is moved with that edge, by as much again as the
  ///   finger had pulled it
  ///   ([seen](https://www.itworkman.com/ios-pull-down-refresh-uiscrollvie-abnormal-flashing-problem): -64,
  ///   -133, -64), and whoever writes it back goes on from there;
  /// - at rest, content that is past its range then is put at its end, and other content stays where it is
  ///   ([seen](https://e-com-net.com/article/1304727844181544960.htm)).
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
    changed(\.adjustedContentInset)
  }

  /// The safe area may be another.
  ///
  /// Belief: content that rests at its top stays there.
  func adjustInsets() {
    let old = adjustedContentInset
    let isAtTop = abs(contentOffset.y - physics.range.y.lowerBound) < 0.5
    updateInsets()
    guard adjustedContentInset != old else { return }
    if isAtTop, !physics.isHeld, !physics.isDecelerating {
      physics.put(CGPoint(x: contentOffset.x, y: physics.range.y.lowerBound))
    }
    physics.clamp()
    changed(\.adjustedContentInset)
  }

  /// Works the insets out.
  ///
  /// Documented for `automatic`: the safe area counts at the top and the bottom, and sideways where it
  /// scrolls so.
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
    // A title that has collapsed comes back with the content: it is pulled past its edge only with the title
    // whole.
    // The title's room is missing until the safe area, which may be handed down late, has it again.
    let room = bar.map { [safe.top, $0.largest] }
    if room != titleRoom { (titleRoom, missingTitle) = (room, bar?.collapse ?? 0) }
    physics.insets = ScrollPhysics.Insets(
      top: adjusted.top + missingTitle, left: adjusted.left, bottom: adjusted.bottom,
      right: adjusted.right)
  }

  /// A title above has changed its height, and with it the safe area.
  func titleChanged() {
    let old = adjustedContentInset
    updateInsets()
    if adjustedContentInset != old { changed(\.adjustedContentInset) }
  }

  /// Scrolls to where the content begins, with its title whole.
  func scrollToTop() {
    setContentOffset(CGPoint(x: contentOffset.x, y: physics.range.y.lowerBound), animated: true)
  }
}
