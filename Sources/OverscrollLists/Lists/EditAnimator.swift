#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// The drawing state of animated edits: the motion of rows, and leaving rows.
  @MainActor final class EditAnimator<ID: Hashable, Item: View> {
    /// The motion of the rows.
    private(set) var motion = EditMotion<ID>()
    /// The animation of the motion.
    private(set) var animation: Animation?
    /// The animation of the list's last declaration, until `consumeAnimation()` returns it.
    private var declaredAnimation: Animation?
    private var leavingItems: [LeavingItem] = []

    /// A leaving row, at its last position in scroll space.
    private struct LeavingItem {
      let row: MountedItem<ID>
      let draw: () -> Item?
    }

    /// The drawn rows before an edit.
    struct Snapshot {
      fileprivate let rows: [MountedItem<ID>]
      fileprivate let positions: [EditMotion<ID>.RowPosition]
      fileprivate let draw: (MountedItem<ID>) -> Item?
    }

    /// Stores the animation of the transaction that declares the list.
    func receiveTransaction(in transaction: Transaction) {
      declaredAnimation = transaction.disablesAnimations ? nil : transaction.animation
    }

    /// Returns the animation of the list's last declaration, and clears it.
    func consumeAnimation() -> Animation? {
      defer { declaredAnimation = nil }
      return declaredAnimation
    }

    /// Returns the drawn rows, including leaving rows.
    ///
    /// - Parameters:
    ///   - rows: The current rows.
    ///   - position: Returns a row's layout position, in pt from the viewport's start.
    ///   - draw: Returns a row's view.
    func snapshot(
      of rows: [MountedItem<ID>], at position: (MountedItem<ID>) -> Double,
      draw: @escaping (MountedItem<ID>) -> Item?
    ) -> Snapshot {
      let rows = rows + self.leavingItems.map(\.row)
      let leaving = self.leavingItems
      return Snapshot(
        rows: rows, positions: rows.map { ($0.id, position($0) + motion.shift(of: $0.id)) },
        draw: { row in
          guard let leavingItem = leaving.first(where: { $0.row.id == row.id }) else { return draw(row) }
          return leavingItem.draw()
        })
    }

    /// Begins the motion of rows from their drawn positions.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - picture: The drawn rows before the edit.
    ///   - rows: The current rows.
    ///   - position: Returns a row's layout position, in pt from the viewport's start.
    ///   - hasArrived: Returns whether the edit has inserted a row.
    ///   - offset: The offset of the viewport's start in scroll space, in pt.
    func begin(
      _ animation: Animation, from picture: Snapshot, to rows: [MountedItem<ID>],
      at position: (MountedItem<ID>) -> Double, hasArrived: (MountedItem<ID>) -> Bool,
      scrolledBy offset: Double
    ) {
      self.animation = animation
      let leaving = Set(
        motion.begin(
          from: picture.positions, to: rows.map { ($0.id, position($0)) },
          arrived: Set(rows.lazy.filter(hasArrived).map(\.id))))
      leavingItems = zip(picture.rows, picture.positions).compactMap { row, drawn in
        guard leaving.contains(row.id) else { return nil }
        return LeavingItem(row: row.fixed(at: drawn.position + offset), draw: { picture.draw(row) })
      }
    }

    /// Updates the layout positions until the motion's first frame is drawn.
    ///
    /// - Parameters:
    ///   - rows: The current rows.
    ///   - isScrolled: Whether the positions have changed because the platform has scrolled.
    ///   - position: Returns a row's layout position, in pt from the viewport's start.
    func updatePositions(
      _ rows: [MountedItem<ID>], isScrolled: Bool, at position: (MountedItem<ID>) -> Double
    ) {
      let rows = rows.map { ($0.id, position($0)) }
      if isScrolled { motion.applyScroll(to: rows) } else { motion.updatePositions(rows) }
    }

    /// Marks the motion's first frame as drawn.
    func markDrawn() { motion.markDrawn() }

    /// Updates the progress of the animation.
    func updateProgress(to progress: Double) { motion.progress = progress }

    /// Returns the rows to show: the current rows and the leaving rows.
    ///
    /// A leaving row that is present again stops leaving.
    func rows(_ rows: [MountedItem<ID>]) -> [MountedItem<ID>] {
      guard !leavingItems.isEmpty else { return rows }
      let present = Set(rows.lazy.map(\.id))
      leavingItems.removeAll { present.contains($0.row.id) }
      motion.cancelDepartures(present)
      return rows + leavingItems.map(\.row)
    }

    /// Whether a row is leaving.
    func isLeaving(_ id: ItemIdentity<ID>) -> Bool { leavingItems.contains { $0.row.id == id } }

    /// Returns the view of a leaving row; nil if the row is not leaving.
    func content(_ id: ItemIdentity<ID>) -> Item? { leavingItems.first { $0.row.id == id }?.draw() }

    /// Removes the leaving rows.
    ///
    /// - Returns: Whether there were leaving rows.
    func removeLeavingItems() -> Bool {
      defer { leavingItems = [] }
      motion.finish()
      return !leavingItems.isEmpty
    }
  }

  /// Reads the transaction of each evaluation of the enclosing view.
  ///
  /// SwiftUI reports a transaction only to a view with an animatable change, so the offset changes each
  /// time.
  @MainActor struct TransactionReader: View {
    /// The number of evaluations of the enclosing view.
    let count: Int
    let onTransaction: (Transaction) -> Void

    var body: some View {
      Color.clear
        .frame(width: 0, height: 0)
        .offset(x: count.isMultiple(of: 2) ? 0 : 1)
        .transaction { onTransaction($0) }
        .accessibilityHidden(true)
    }
  }
#endif
