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
    /// The animation of the list's last declaration, until `takeDeclared()` returns it.
    private var declared: Animation?
    private var leaving: [Leaving] = []

    /// A leaving row, at its last position in scroll space.
    private struct Leaving {
      let row: MountedItem<ID>
      let draw: () -> Item?
    }

    /// The drawn rows before an edit.
    struct Picture {
      fileprivate let rows: [MountedItem<ID>]
      fileprivate let places: [EditMotion<ID>.Place]
      fileprivate let draw: (MountedItem<ID>) -> Item?
    }

    /// Stores the animation of the transaction that declares the list.
    func declared(in transaction: Transaction) {
      declared = transaction.disablesAnimations ? nil : transaction.animation
    }

    /// Returns the animation of the list's last declaration, and clears it.
    func takeDeclared() -> Animation? {
      defer { declared = nil }
      return declared
    }

    /// Returns the drawn rows, including leaving rows.
    ///
    /// - Parameters:
    ///   - rows: The current rows.
    ///   - place: Returns a row's layout position, in pt from the viewport's start.
    ///   - draw: Returns a row's view.
    func picture(
      of rows: [MountedItem<ID>], at place: (MountedItem<ID>) -> Double,
      draw: @escaping (MountedItem<ID>) -> Item?
    ) -> Picture {
      let rows = rows + self.leaving.map(\.row)
      let leaving = self.leaving
      return Picture(
        rows: rows, places: rows.map { ($0.id, place($0) + motion.shift(of: $0.id)) },
        draw: { row in
          guard let gone = leaving.first(where: { $0.row.id == row.id }) else { return draw(row) }
          return gone.draw()
        })
    }

    /// Begins the motion of rows from their drawn positions.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - picture: The drawn rows before the edit.
    ///   - rows: The current rows.
    ///   - place: Returns a row's layout position, in pt from the viewport's start.
    ///   - hasArrived: Returns whether the edit has inserted a row.
    ///   - offset: The offset of the viewport's start in scroll space, in pt.
    func begin(
      _ animation: Animation, from picture: Picture, to rows: [MountedItem<ID>],
      at place: (MountedItem<ID>) -> Double, hasArrived: (MountedItem<ID>) -> Bool, scrolledBy offset: Double
    ) {
      self.animation = animation
      let gone = Set(
        motion.begin(
          from: picture.places, to: rows.map { ($0.id, place($0)) },
          arrived: Set(rows.lazy.filter(hasArrived).map(\.id))))
      leaving = zip(picture.rows, picture.places).compactMap { row, place in
        guard gone.contains(row.id) else { return nil }
        return Leaving(row: row.standing(at: place.place + offset), draw: { picture.draw(row) })
      }
    }

    /// Updates the layout positions until the motion's first frame is drawn.
    ///
    /// - Parameters:
    ///   - rows: The current rows.
    ///   - isScrolled: Whether the positions have changed because the platform has scrolled.
    ///   - place: Returns a row's layout position, in pt from the viewport's start.
    func follow(_ rows: [MountedItem<ID>], isScrolled: Bool, at place: (MountedItem<ID>) -> Double) {
      let rows = rows.map { ($0.id, place($0)) }
      if isScrolled { motion.scrolled(to: rows) } else { motion.follow(rows) }
    }

    /// Marks the motion's first frame as drawn.
    func drawn() { motion.drawn() }

    /// Updates the progress of the animation.
    func progressed(to progress: Double) { motion.progress = progress }

    /// Returns the rows to show: the current rows and the leaving rows.
    ///
    /// A leaving row that is present again stops leaving.
    func rows(_ rows: [MountedItem<ID>]) -> [MountedItem<ID>] {
      guard !leaving.isEmpty else { return rows }
      let present = Set(rows.lazy.map(\.id))
      leaving.removeAll { present.contains($0.row.id) }
      motion.stayed(present)
      return rows + leaving.map(\.row)
    }

    /// Whether a row is leaving.
    func isLeaving(_ id: ItemIdentity<ID>) -> Bool { leaving.contains { $0.row.id == id } }

    /// Returns the view of a leaving row; nil if the row is not leaving.
    func content(_ id: ItemIdentity<ID>) -> Item? { leaving.first { $0.row.id == id }?.draw() }

    /// Removes the leaving rows.
    ///
    /// - Returns: Whether there were leaving rows.
    func dropLeaving() -> Bool {
      defer { leaving = [] }
      motion.settle()
      return !leaving.isEmpty
    }
  }

  /// Reads the transaction of each evaluation of the enclosing view.
  ///
  /// SwiftUI reports a transaction only to a view with an animatable change, so the offset changes each
  /// time.
  @MainActor struct TransactionReader: View {
    /// The number of evaluations of the enclosing view.
    let count: Int
    let tell: (Transaction) -> Void

    var body: some View {
      Color.clear
        .frame(width: 0, height: 0)
        .offset(x: count.isMultiple(of: 2) ? 0 : 1)
        .transaction { tell($0) }
        .accessibilityHidden(true)
    }
  }
#endif
