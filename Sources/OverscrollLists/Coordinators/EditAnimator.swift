#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// An animator of a list's edits: it moves rows, and fades out removed rows.
  ///
  /// A *leaving row* is a removed row that is still drawn while it fades out. Platform space means
  /// positions in the content minus the engine's origin.
  @MainActor final class EditAnimator<ID: Hashable, Item: View> {
    /// The motion of the rows.
    private(set) var motion = EditMotion<ID>()
    /// The animation of the motion.
    private(set) var animation: Animation?
    /// The animation of the latest transaction, until `consumeAnimation()` returns it.
    private var declaredAnimation: Animation?
    private var leavingItems: [LeavingItem] = []

    /// A removed row that still fades out, at its last drawn position.
    ///
    /// The position is in platform space.
    private struct LeavingItem {
      let row: MountedItem<ID>
      let draw: () -> Item?
    }

    /// The rows as they were drawn before an edit.
    struct Snapshot {
      fileprivate let rows: [MountedItem<ID>]
      fileprivate let positions: [EditMotion<ID>.RowPosition]
      fileprivate let draw: (MountedItem<ID>) -> Item?
    }

    /// Stores the animation of the transaction in a new declaration of the list.
    func receiveTransaction(in transaction: Transaction) {
      declaredAnimation = transaction.disablesAnimations ? nil : transaction.animation
    }

    /// Returns the animation of the list's latest declaration, and clears it.
    func consumeAnimation() -> Animation? {
      defer { declaredAnimation = nil }
      return declaredAnimation
    }

    /// Returns the rows as they are drawn now, including leaving rows.
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
        rows: rows,
        positions: rows.map {
          ($0.id, position($0) + motion.shift(of: $0.id), $0.frame.extent)
        },
        draw: { row in
          guard let leavingItem = leaving.first(where: { $0.row.id == row.id }) else { return draw(row) }
          return leavingItem.draw()
        })
    }

    /// Begins the motion of rows from their drawn positions to their new positions.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - picture: The drawn rows before the edit.
    ///   - rows: The current rows.
    ///   - position: Returns a row's layout position, in pt from the viewport's start.
    ///   - hasArrived: Returns whether the edit has inserted a row.
    ///   - newPosition: Returns the new position of a row that is no longer mounted, in pt from the viewport's
    ///     start; `nil` for a removed row.
    ///   - offset: The platform offset of the viewport's start, in pt.
    func begin(
      _ animation: Animation, from picture: Snapshot, to rows: [MountedItem<ID>],
      at position: (MountedItem<ID>) -> Double, hasArrived: (MountedItem<ID>) -> Bool,
      newPosition: (MountedItem<ID>) -> Double?, scrolledBy offset: Double
    ) {
      self.animation = animation
      let present = Set(rows.lazy.map(\.id))
      var exits: [ItemIdentity<ID>: Double] = [:]
      for row in picture.rows where !present.contains(row.id) && !isLeaving(row.id) {
        exits[row.id] = newPosition(row)
      }
      let leaving = Set(
        motion.begin(
          from: picture.positions, to: rows.map { ($0.id, position($0), $0.frame.extent) },
          arrived: Set(rows.lazy.filter(hasArrived).map(\.id)), exits: exits))
      leavingItems = zip(picture.rows, picture.positions).compactMap { row, drawn in
        guard leaving.contains(row.id) else { return nil }
        return LeavingItem(row: row.fixed(at: drawn.position + offset), draw: { picture.draw(row) })
      }
    }

    /// Updates the rows' layout positions, as long as the motion has drawn no frame.
    ///
    /// - Parameters:
    ///   - rows: The current rows.
    ///   - isScrolled: Whether the positions have changed because the platform has scrolled.
    ///   - position: Returns a row's layout position, in pt from the viewport's start.
    func updatePositions(
      _ rows: [MountedItem<ID>], isScrolled: Bool, at position: (MountedItem<ID>) -> Double
    ) {
      let rows = rows.map { ($0.id, position($0), $0.frame.extent) }
      if isScrolled { motion.applyScroll(to: rows) } else { motion.updatePositions(rows) }
    }

    /// Marks the motion's first frame as drawn.
    func markDrawn() { motion.markDrawn() }

    /// Updates the progress of the animation.
    func updateProgress(to progress: Double) { motion.progress = progress }

    /// Returns the rows to show: the current rows and the leaving rows.
    ///
    /// A leaving row that is in the data again is shown as a current row.
    func rows(_ rows: [MountedItem<ID>]) -> [MountedItem<ID>] {
      guard !leavingItems.isEmpty else { return rows }
      let present = Set(rows.lazy.map(\.id))
      leavingItems.removeAll { present.contains($0.row.id) }
      motion.cancelDepartures(present)
      return rows + leavingItems.map(\.row)
    }

    /// Returns the opacity of each row whose opacity is not 1.
    ///
    /// A row that arrives or leaves is hidden where a row beside it is drawn over it.
    func opacities(of rows: [MountedItem<ID>], at position: (MountedItem<ID>) -> Double)
      -> [ItemIdentity<ID>: Double]
    {
      guard motion.hasFades else { return [:] }
      return motion.opacities(of: rows.map { ($0.id, position($0), $0.frame.extent) })
    }

    /// Returns whether a row was removed and is still fading out.
    func isLeaving(_ id: ItemIdentity<ID>) -> Bool { leavingItems.contains { $0.row.id == id } }

    /// Returns the view of a leaving row; `nil` if the row is not leaving.
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

  /// An invisible view that reads the transaction of each update of its enclosing view.
  ///
  /// SwiftUI reports a transaction only to a view with an animatable change. So this view changes its own
  /// offset with each update.
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
