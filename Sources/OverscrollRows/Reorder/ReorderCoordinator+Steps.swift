#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  // Moves by key and by VoiceOver.
  extension ReorderCoordinator {
    /// Returns the place to which a step leads, or `nil`.
    func target(of step: ReorderStep, from index: Int) -> Int? {
      guard isEnabled, !isDragging, let list else { return nil }
      let rows = ListReorderLayout(list: list)
      switch step {
      case .backward: return ReorderMachine.step(from: index, towardEnd: false, in: rows)
      case .forward: return ReorderMachine.step(from: index, towardEnd: true, in: rows)
      case .toStart:
        let first = list.rowKind(of: 0) == .item ? 0 : 1
        return index > first ? first : nil
      }
    }

    /// Moves a row, and announces its new place.
    func perform(_ step: ReorderStep, on id: AnyHashable) {
      guard let list, let index = list.row(of: id), let target = target(of: step, from: index),
        let move = move(from: index, to: target, in: list)
      else { return }
      withAnimation(animation) { commit(move) }
      Feedback.announce(OverscrollStrings.movedTo.text([target + 1, list.controller.count]))
    }

    /// Returns the request to move a row, or `nil` if the indices are equal.
    ///
    /// - Parameters:
    ///   - item: The row's index in the data.
    ///   - index: The index at which the list shows the row.
    ///   - list: The list.
    func move(from item: Int, to index: Int, in list: any RowList) -> RowReorderRequest? {
      guard item != index else { return nil }
      // While a finger holds the row, the list already shows it at its new index.
      let isShown = drag != nil
      let next = isShown || index > item ? index + 1 : index
      let before = isShown || index < item ? index - 1 : index
      let hasNext = next < list.controller.count && list.rowKind(of: next) == .item
      return RowReorderRequest(
        source: list.aliases(of: isShown ? index : item), next: hasNext ? list.aliases(of: next) : nil,
        section: list.sectionID(of: max(0, before)), indices: (item, index))
    }
  }

  /// A step of a row by key or by VoiceOver.
  enum ReorderStep {
    case backward, forward, toStart
  }

  /// A list's rows for a `ReorderMachine`.
  @MainActor struct ListReorderLayout: @preconcurrency ReorderLayout {
    let list: any RowList

    var count: Int { list.controller.count }
    var visible: Range<Int> { list.visibleRows }
    var viewport: Double { list.viewport.main }
    var isStack: Bool { list.isStack }
    func frame(of index: Int) -> RowFrame? { list.frame(ofRow: index) }
    func kind(of index: Int) -> RowKind { list.rowKind(of: index) }
  }
#endif
