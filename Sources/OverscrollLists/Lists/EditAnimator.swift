#if canImport(SwiftUI)
  import Overscroll
  import OverscrollCore
  import SwiftUI

  /// Keeps what is drawn of a list's edits that the app has made in an animation: where rows were, and rows that go.
  @MainActor final class EditAnimator<ID: Hashable, Item: View> {
    /// How the rows move.
    private(set) var motion = EditMotion<ID>()
    /// What moves them.
    private(set) var animation: Animation?
    /// In which animation the list was declared last, if nobody has asked since.
    private var declared: Animation?
    private var leaving: [Leaving] = []

    /// A row that goes, at its last place in scroll space.
    private struct Leaving {
      let row: MountedItem<ID>
      let draw: () -> Item?
    }

    /// Rows as they are drawn before an edit.
    struct Picture {
      fileprivate let rows: [MountedItem<ID>]
      fileprivate let places: [EditMotion<ID>.Place]
      fileprivate let draw: (MountedItem<ID>) -> Item?
    }

    /// The list is declared in a transaction.
    func declared(in transaction: Transaction) {
      declared = transaction.disablesAnimations ? nil : transaction.animation
    }

    /// The animation that the list was declared in; once.
    func takeDeclared() -> Animation? {
      defer { declared = nil }
      return declared
    }

    /// Takes a picture of what is drawn.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - place: Where a row belongs, in pt from the viewport's start.
    ///   - draw: Draws a row.
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

    /// Begins to move rows from where they were drawn.
    ///
    /// - Parameters:
    ///   - animation: What moves them.
    ///   - picture: What was drawn before the edit.
    ///   - rows: The rows of now.
    ///   - place: Where a row belongs, in pt from the viewport's start.
    ///   - hasArrived: Whether the edit has inserted a row.
    ///   - offset: How far before the viewport's start scroll space starts, in pt.
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

    /// Rows belong elsewhere than was thought in the frame in which a motion begins.
    ///
    /// - Parameters:
    ///   - rows: The rows of now.
    ///   - isScrolled: Whether that is because the platform has scrolled.
    ///   - place: Where a row belongs, in pt from the viewport's start.
    func follow(_ rows: [MountedItem<ID>], isScrolled: Bool, at place: (MountedItem<ID>) -> Double) {
      let rows = rows.map { ($0.id, place($0)) }
      if isScrolled { motion.scrolled(to: rows) } else { motion.follow(rows) }
    }

    /// The frame in which a motion begins is about to be drawn.
    func drawn() { motion.drawn() }

    /// The animation is here now.
    func progressed(to progress: Double) { motion.progress = progress }

    /// The rows to be shown: those of now, and those that go.
    ///
    /// A row that is there again no longer goes.
    func rows(_ rows: [MountedItem<ID>]) -> [MountedItem<ID>] {
      guard !leaving.isEmpty else { return rows }
      let present = Set(rows.lazy.map(\.id))
      leaving.removeAll { present.contains($0.row.id) }
      motion.stayed(present)
      return rows + leaving.map(\.row)
    }

    /// Whether a row is one that goes.
    func isLeaving(_ id: ItemIdentity<ID>) -> Bool { leaving.contains { $0.row.id == id } }

    /// Draws a row that goes; nil for any other.
    func content(_ id: ItemIdentity<ID>) -> Item? { leaving.first { $0.row.id == id }?.draw() }

    /// The rows that go have gone.
    ///
    /// - Returns: Whether there were any.
    func dropLeaving() -> Bool {
      defer { leaving = [] }
      motion.settle()
      return !leaving.isEmpty
    }
  }

  /// Learns in which transaction the view around it is evaluated.
  ///
  /// SwiftUI tells a transaction to what can be animated, so something is another one each time.
  @MainActor struct TransactionReader: View {
    /// How often the view around it has been evaluated.
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
