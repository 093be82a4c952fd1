#if canImport(SwiftUI)
  import Overscroll
  import Foundation
  import OverscrollCore
  import SwiftUI

  // Animated edits.
  extension ListViewHost {
    /// The rows to show, including leaving rows.
    var rows: [MountedItem<ID>] { edits.rows(link.items) }

    /// Returns the currently drawn rows, or nil if the list is not shown.
    func picture(drawnBy item: ((Int) -> Item)?) -> EditAnimator<ID, Item>.Picture? {
      guard let item, controller.isReady else { return nil }
      return edits.picture(of: link.items, at: { place(of: $0) }, draw: { item($0.index) })
    }

    /// Animates rows from their drawn positions to their new positions.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - picture: The drawn rows before the edit.
    ///   - arrivals: The indices of the items that the edit has inserted.
    func animate(
      _ animation: Animation, from picture: EditAnimator<ID, Item>.Picture, _ arrivals: IndexSet
    ) {
      edits.begin(
        animation, from: picture, to: link.items, at: { place(of: $0) },
        hasArrived: { arrivals.contains($0.index) }, scrolledBy: controller.scrollOffset)
      revision &+= 1
      // Layouts before the next turn belong to the frame that begins the motion.
      drawnTurn.run { [weak self] in self?.edits.drawn() }
    }

    /// The prediction of the items' positions, if there are new items.
    var preview: ItemPreview? {
      link.items.contains { !$0.frame.isMeasured } ? ItemPreview(controller.engine) : nil
    }

    /// Updates a motion that has just begun, because positions or the offset have changed.
    func followEdit() {
      if edits.motion.isNew { edits.follow(link.items, isScrolled: isScrolled) { place(of: $0) } }
    }

    /// Removes the leaving rows at the end of an edit's animation.
    func editEnded() {
      guard edits.dropLeaving() else { return }
      revision &+= 1
      items.send()
    }

    /// Returns the position of a row, in pt from the viewport's start.
    private func place(of row: MountedItem<ID>) -> Double {
      (row.isHeader ? controller.start(of: row.index) : row.frame.start) - controller.scrollOffset
    }
  }
#endif
