#if canImport(SwiftUI)
  import OverscrollLists

  /// A row that a finger holds, or that has just been dropped.
  @MainActor final class ReorderState {
    /// The list's identity of the row.
    let id: AnyHashable
    /// The identity of the row's data.
    let data: AnyHashable
    /// The row's index in the data.
    var item: Int
    /// The place of the row and of the finger.
    var machine: ReorderMachine
    /// The data around the row; `nil` while the machine's index is not applied yet.
    var neighbors: NeighborPair?
    /// Whether the finger still holds the row.
    var isHeld = true
    /// Whether the data no longer contain the row.
    var isOrphan = false

    /// The identities of the data before and after the row.
    struct NeighborPair {
      let before: AnyHashable?
      let after: AnyHashable?
    }

    init(id: AnyHashable, data: AnyHashable, item: Int, machine: ReorderMachine) {
      (self.id, self.data, self.item, self.machine) = (id, data, item, machine)
    }

    /// Returns the index between the row's neighbors, after a change of the data.
    ///
    /// - Parameters:
    ///   - item: The row's new index in the data.
    ///   - data: The data.
    func index(for item: Int, in data: RowSource) -> Int {
      guard let neighbors else { return machine.index }
      if let after = neighbors.after, let next = data.index(of: after, near: machine.index + 1) {
        return next > item ? next - 1 : next
      }
      if let before = neighbors.before, let previous = data.index(of: before, near: machine.index - 1) {
        return previous > item ? previous : previous + 1
      }
      return machine.index
    }
  }
#endif
