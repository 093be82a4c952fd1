#if canImport(SwiftUI)
  import Overscroll
  import Foundation
  import OverscrollCore
  import SwiftUI

  // Animated edits.
  extension ListViewCoordinator {
    /// The rows to build, including cached rows and removed rows that are fading out.
    ///
    /// Mounted and cached rows are ordered by their indices, so a row that leaves keeps its place among the
    /// views.
    var rows: [MountedItem<ID>] {
      let rows = edits.rows(data.items)
      let cached = data.cachedItems.filter { !edits.isLeaving($0.id) }
      guard !cached.isEmpty else { return rows }
      let count = data.items.count
      return (rows[..<count] + cached).sorted { $0.index < $1.index } + rows[count...]
    }

    /// Returns the opacity of each row that arrives or leaves.
    func opacities(of rows: [MountedItem<ID>]) -> [ItemIdentity<ID>: Double] {
      edits.opacities(of: rows.filter { !$0.isCached }) { position(of: $0) }
    }

    /// Returns the currently drawn rows, or `nil` if the list is not shown.
    func snapshot(drawnBy item: ((Int) -> Item)?) -> EditAnimator<ID, Item>.Snapshot? {
      guard let item, controller.isReady else { return nil }
      return edits.snapshot(of: data.items, at: { position(of: $0) }, draw: { item($0.index) })
    }

    /// Animates rows from their drawn positions to their new positions.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - picture: The drawn rows before the edit.
    ///   - applied: The edits of the data.
    func animate(
      _ animation: Animation, from picture: EditAnimator<ID, Item>.Snapshot, _ applied: AppliedEdits
    ) {
      let arrivals = applied.arrivals
      edits.begin(
        animation, from: picture, to: data.items, at: { position(of: $0) },
        hasArrived: { arrivals.contains($0.index) },
        newPosition: { row in
          applied.newIndex(of: row.index).map {
            controller.content.frame(of: $0).start - controller.scrollOffset
          }
        }, scrolledBy: controller.scrollOffset)
      revision &+= 1
      // Layouts before the next turn of the main actor belong to the first frame of the motion.
      drawnTurn.run { [weak self] in self?.edits.markDrawn() }
    }

    /// A prediction of the items' positions; `nil` if all items are measured.
    var preview: ItemPreview? {
      data.items.contains { !$0.frame.isMeasured }
        ? ItemPreview(controller.content, controller.runner.engine) : nil
    }

    /// Updates a motion that has drawn no frame, after positions or the offset have changed.
    func updateEditMotion() {
      if edits.motion.isNew { edits.updatePositions(data.items, isScrolled: isScrolled) { position(of: $0) } }
    }

    /// Removes the rows that have faded out, at the end of an edit's animation.
    func editEnded() {
      guard edits.removeLeavingItems() else { return }
      revision &+= 1
      items.send()
    }

    /// Returns the position of a row, in pt from the viewport's start.
    private func position(of row: MountedItem<ID>) -> Double {
      (row.isHeader ? controller.start(of: row.index) : row.frame.start) - controller.scrollOffset
    }
  }
#endif
