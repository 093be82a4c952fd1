#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The coordinator of a list whose rows the user selects.
  @MainActor final class SelectionCoordinator: RowCoordinator {
    /// Reads and writes the app's selection.
    struct Source {
      /// Whether the user can select several rows.
      let isMultiple: Bool
      /// Returns the app's value for a row with some identifying values, or `nil`.
      let value: ([AnyHashable]) -> AnyHashable?
      /// The app's selection.
      let get: @MainActor () -> Set<AnyHashable>
      let set: @MainActor (Set<AnyHashable>) -> Void
    }

    private(set) weak var list: (any RowList)?
    private var source: Source?
    private var machine = SelectionMachine(isMultiple: false)
    /// The selection that the app and the rows have.
    private var published: Set<AnyHashable> = []
    /// Redraws the rows whose selection has changed.
    private var redraws: [AnyHashable: RedrawSource] = [:]
    /// The row that receives the keyboard focus as soon as it is built.
    private(set) var awaitedFocus: AnyHashable?
    /// The keys that are held during the current touch.
    var keys: SelectionMachine.Keys = []

    func attach(to list: any RowList) { self.list = list }

    var decoratesRows: Bool { true }

    func decorate(_ row: AnyView, _ context: RowContext) -> AnyView {
      guard let id = id(of: context.index) else { return row }
      return AnyView(row.modifier(SelectionRowModifier(coordinator: self, id: id)))
    }

    #if !os(tvOS)
      var reader: AnyView? { AnyView(RowReader { SelectionReaderView(self) }) }
    #endif

    /// Updates the app's selection.
    func update(_ source: Source) {
      self.source = source
      machine.isMultiple = source.isMultiple
      machine.setSelection(source.get())
      redraw()
    }

    /// Returns the app's value for a row.
    ///
    /// The result is `nil` for a header, and for a row whose ids have a different type.
    func id(of index: Int) -> AnyHashable? {
      guard let list, let source, list.rowKind(of: index) == .item else { return nil }
      return source.value(list.aliases(of: index))
    }

    /// Returns the source that redraws a row.
    func redraw(of id: AnyHashable) -> RedrawSource {
      if let source = redraws[id] { return source }
      let source = RedrawSource()
      redraws[id] = source
      return source
    }

    /// Forgets the source of a row that has left.
    func rowDisappeared(_ id: AnyHashable) { redraws[id] = nil }

    /// Returns whether a row is selected.
    func isSelected(_ id: AnyHashable) -> Bool { machine.selection.contains(id) }

    /// Redraws the rows whose selection has changed.
    private func redraw() {
      let before = published
      published = machine.selection
      for (id, row) in redraws where before.contains(id) != published.contains(id) { row.send() }
    }

    /// Redraws the rows, and sends a new selection to the app.
    private func publish() {
      guard machine.selection != published else { return }
      redraw()
      source?.set(published)
    }

    private var layout: Layout? { list.map { Layout(coordinator: self, list: $0) } }

    /// The list's rows for the machine.
    @MainActor private struct Layout: @preconcurrency SelectionLayout {
      let coordinator: SelectionCoordinator
      let list: any RowList

      var count: Int { list.controller.count }
      var firstVisible: Int { list.visibleRows.lowerBound }
      func id(of index: Int) -> AnyHashable? { coordinator.id(of: index) }
      func index(of id: AnyHashable) -> Int? { list.row(ofAlias: id) }
    }
  }

  // The user's actions.
  extension SelectionCoordinator {
    /// Handles a tap on a row.
    func tap(_ id: AnyHashable, isEditing: Bool) {
      guard let layout, layout.list.isEnabled else { return }
      machine.tap(id, keys, isEditing: isEditing, in: layout)
      publish()
    }

    /// Handles an arrow key, which selects and shows the next row.
    ///
    /// The keyboard focus moves there.
    ///
    /// - Returns: Whether there is a next row.
    func move(towardEnd: Bool, _ keys: SelectionMachine.Keys) -> Bool {
      guard let layout, let next = machine.move(towardEnd: towardEnd, keys, in: layout) else {
        return false
      }
      publish()
      awaitedFocus = next
      layout.list.controller.scrollTo(id: next, animated: false)
      redraws[next]?.send()
      return true
    }

    /// Handles the space key.
    func toggle() {
      machine.toggleLead()
      publish()
    }

    /// Selects all rows.
    func selectAll() {
      guard let layout else { return }
      machine.selectAll(in: layout)
      publish()
    }

    /// Selects no row, and returns whether a row was selected.
    func clear() -> Bool {
      defer { publish() }
      return machine.clear()
    }

    /// Handles the keyboard focus of a row.
    func focused(_ id: AnyHashable) {
      if awaitedFocus == id { awaitedFocus = nil }
      machine.setLead(id)
    }

    /// Returns whether a drag of two fingers may begin at a point of the reader.
    func mayDrag(at point: CGPoint) -> Bool {
      guard let list, machine.isMultiple else { return false }
      return list.row(at: list.point(atReaderPoint: point)).flatMap { id(of: $0) } != nil
    }

    /// Begins or continues a drag of two fingers at a point of the reader.
    func drag(to point: CGPoint) {
      guard let list, let layout, let row = list.row(at: list.point(atReaderPoint: point)) else { return }
      if machine.isDragging {
        machine.moveDrag(to: row, in: layout)
      } else {
        machine.beginDrag(at: row, in: layout)
      }
      publish()
    }

    /// Ends a drag of two fingers.
    func endDrag() { machine.endDrag() }
  }
#endif
