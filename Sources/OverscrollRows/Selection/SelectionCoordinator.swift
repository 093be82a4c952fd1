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
      return AnyView(row.modifier(SelectionRowModifier(coordinator: self, context: context, id: id)))
    }

    #if !os(tvOS)
      var reader: AnyView? { AnyView(RowReader { SelectionReaderView(self) }) }
    #endif

    /// Updates the app's selection.
    func update(_ source: Source) {
      self.source = source
      machine.isMultiple = source.isMultiple
      let before = machine.selection
      machine.setSelection(source.get())
      redraw(after: before)
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
    private func redraw(after before: Set<AnyHashable>) {
      for (id, row) in redraws where before.contains(id) != machine.selection.contains(id) { row.send() }
    }

    /// Changes the machine, and sends a new selection to the app.
    private func change<Value>(_ body: (inout SelectionMachine, Layout) -> Value) -> Value? {
      guard let list else { return nil }
      let before = machine.selection
      let result = body(&machine, Layout(coordinator: self, list: list))
      guard machine.selection != before else { return result }
      redraw(after: before)
      source?.set(machine.selection)
      return result
    }

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
      _ = change { $0.tap(id, keys, isEditing: isEditing, in: $1) }
    }

    /// Handles an arrow key, which selects and shows the next row.
    ///
    /// The keyboard focus moves there.
    ///
    /// - Returns: Whether there is a next row.
    func move(towardEnd: Bool, _ keys: SelectionMachine.Keys) -> Bool {
      guard let list, let next = change({ $0.move(towardEnd: towardEnd, keys, in: $1) }) ?? nil else {
        return false
      }
      awaitedFocus = next
      list.controller.scrollTo(id: next, animated: false)
      redraws[next]?.send()
      return true
    }

    /// Handles the space key.
    func toggle() { _ = change { machine, _ in machine.toggleLead() } }

    /// Selects all rows.
    func selectAll() { _ = change { $0.selectAll(in: $1) } }

    /// Selects no row, and returns whether a row was selected.
    func clear() -> Bool { change { machine, _ in machine.clear() } ?? false }

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
      guard let list, let row = list.row(at: list.point(atReaderPoint: point)) else { return }
      _ = change { $0.isDragging ? $0.moveDrag(to: row, in: $1) : $0.beginDrag(at: row, in: $1) }
    }

    /// Ends a drag of two fingers.
    func endDrag() { machine.endDrag() }
  }
#endif
