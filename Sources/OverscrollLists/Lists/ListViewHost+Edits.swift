#if canImport(SwiftUI)
  import Overscroll
  import Foundation
  import OverscrollCore
  import SwiftUI

  // What is drawn of edits that the app makes in an animation.
  extension ListViewHost {
    /// The rows to be shown.
    var rows: [MountedItem<ID>] { edits.rows(link.items) }

    /// What is drawn now; nil where nothing is shown.
    func picture(drawnBy item: ((Int) -> Item)?) -> EditAnimator<ID, Item>.Picture? {
      guard let item, controller.isReady else { return nil }
      return edits.picture(of: link.items, at: { place(of: $0) }, draw: { item($0.index) })
    }

    /// Moves rows from where they were drawn to where they belong.
    ///
    /// - Parameters:
    ///   - animation: What moves them.
    ///   - picture: What was drawn before the edit.
    ///   - arrivals: The numbers of the items that the edit has inserted.
    func animate(
      _ animation: Animation, from picture: EditAnimator<ID, Item>.Picture, _ arrivals: IndexSet
    ) {
      edits.begin(
        animation, from: picture, to: link.items, at: { place(of: $0) },
        hasArrived: { arrivals.contains($0.index) }, scrolledBy: controller.scrollOffset)
      revision &+= 1
      // What is laid out up to then is of the frame in which the motion begins.
      drawnTurn.run { [weak self] in self?.edits.drawn() }
    }

    /// Tells where mounted items will be, if any of them are new.
    var preview: ItemPreview? {
      link.items.contains { !$0.frame.isMeasured } ? ItemPreview(controller.engine) : nil
    }

    /// Rows may belong elsewhere than was thought as a motion began, or have been scrolled since.
    func followEdit() {
      if edits.motion.isNew { edits.follow(link.items, isScrolled: isScrolled) { place(of: $0) } }
    }

    /// The animation of an edit has come to its end.
    func editEnded() {
      guard edits.dropLeaving() else { return }
      revision &+= 1
      items.send()
    }

    /// Where a row belongs, in pt from the viewport's start.
    private func place(of row: MountedItem<ID>) -> Double {
      (row.isHeader ? controller.start(of: row.index) : row.frame.start) - controller.scrollOffset
    }
  }
#endif
