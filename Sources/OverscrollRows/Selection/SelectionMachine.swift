/// The rows among which the user selects.
protocol SelectionLayout {
  /// The number of rows.
  var count: Int { get }
  /// The first visible row.
  var firstVisible: Int { get }
  /// Returns the id of a row, or `nil` for a header.
  func id(of index: Int) -> AnyHashable?
  /// Returns the index of the row with an id, or `nil`.
  func index(of id: AnyHashable) -> Int?
}

/// Decides which rows are selected.
///
/// The rules are those of `NSTableView` with a keyboard and a mouse, and of `UITableView` with fingers. The
/// machine keeps ids, so a change of the data does not move the selection to other rows.
struct SelectionMachine {
  /// The keys that are held during a tap or an arrow key.
  struct Keys: OptionSet {
    let rawValue: Int
    /// Command: changes one row, and keeps the others.
    static let toggles = Keys(rawValue: 1)
    /// Shift: selects all rows from the latest one without Shift.
    static let extends = Keys(rawValue: 2)
  }

  /// Whether the user can select several rows.
  var isMultiple: Bool
  /// The ids of the selected rows.
  private(set) var selection: Set<AnyHashable> = []
  /// The row from which an arrow key starts.
  private(set) var lead: AnyHashable?
  /// The start of a range, and the rows that were selected without it.
  private var range: (anchor: AnyHashable, base: Set<AnyHashable>)?
  /// A drag over rows: its first row, whether it selects, and the selection before it.
  private var drag: (start: Int, selects: Bool, base: Set<AnyHashable>)?

  init(isMultiple: Bool) { self.isMultiple = isMultiple }

  /// Sets the selection, because the app has changed it.
  mutating func setSelection(_ selection: Set<AnyHashable>) {
    guard selection != self.selection else { return }
    self.selection = selection
    (range, drag) = (nil, nil)
  }

  /// Handles a tap or a click on a row.
  ///
  /// In the edit mode of iOS, a tap changes its row, and keeps the others.
  mutating func tap(_ id: AnyHashable, _ keys: Keys, isEditing: Bool = false, in layout: any SelectionLayout)
  {
    if isMultiple, keys.contains(.extends), range != nil { return extend(to: id, in: layout) }
    if isMultiple, keys.contains(.toggles) || isEditing {
      toggle(id)
    } else if !isMultiple, keys.contains(.toggles), selection == [id] {
      selection = []
    } else {
      select(id)
    }
    lead = id
  }

  /// Moves the selection by an arrow key.
  ///
  /// - Parameters:
  ///   - towardEnd: The direction.
  ///   - keys: The keys that are held.
  ///   - layout: The rows.
  /// - Returns: The row to show and to focus; `nil` without a row in this direction.
  mutating func move(towardEnd: Bool, _ keys: Keys, in layout: any SelectionLayout) -> AnyHashable? {
    guard let id = next(towardEnd, in: layout) else { return nil }
    if isMultiple, keys.contains(.extends), range != nil {
      extend(to: id, in: layout)
    } else {
      select(id)
      lead = id
    }
    return id
  }

  /// Changes the row from which arrow keys start, as the space key does.
  mutating func toggleLead() {
    guard let lead else { return }
    if isMultiple { toggle(lead) } else { select(lead) }
  }

  /// Selects all rows, if several can be selected.
  ///
  /// - Complexity: O(n) in the number of rows.
  mutating func selectAll(in layout: any SelectionLayout) {
    guard isMultiple else { return }
    selection = []
    set(true, 0..<layout.count, in: layout)
  }

  /// Selects no row.
  ///
  /// - Returns: Whether a row was selected.
  mutating func clear() -> Bool {
    defer { (selection, range, drag) = ([], nil, nil) }
    return !selection.isEmpty
  }

  /// Sets the row from which arrow keys start, because it has received the keyboard focus.
  mutating func setLead(_ id: AnyHashable) { lead = id }

  private mutating func toggle(_ id: AnyHashable) {
    if selection.remove(id) == nil { selection.insert(id) }
    range = (id, selection)
  }

  private mutating func select(_ id: AnyHashable) {
    selection = [id]
    range = (id, [id])
  }

  /// Selects the rows from the range's start to a row.
  ///
  /// The rows that were selected before the range stay selected.
  private mutating func extend(to id: AnyHashable, in layout: any SelectionLayout) {
    guard let range, let start = layout.index(of: range.anchor), let end = layout.index(of: id) else {
      select(id)
      return lead = id
    }
    selection = range.base
    set(true, min(start, end)..<max(start, end) + 1, in: layout)
    lead = id
  }

  /// Selects or deselects the rows of a range.
  private mutating func set(
    _ isSelected: Bool, _ rows: Range<Int>, in layout: any SelectionLayout
  ) {
    for index in rows {
      guard let id = layout.id(of: index) else { continue }
      if isSelected { selection.insert(id) } else { selection.remove(id) }
    }
  }

  /// Returns the next row that can be selected.
  private func next(_ towardEnd: Bool, in layout: any SelectionLayout) -> AnyHashable? {
    let step = towardEnd ? 1 : -1
    var index = lead.flatMap { layout.index(of: $0) }.map { $0 + step } ?? layout.firstVisible
    while index >= 0, index < layout.count {
      if let id = layout.id(of: index) { return id }
      index += step
    }
    return nil
  }
}

// A drag of two fingers over rows.
extension SelectionMachine {
  /// Begins a drag at a row.
  ///
  /// The drag selects rows, or deselects them if this row is selected.
  mutating func beginDrag(at index: Int, in layout: any SelectionLayout) {
    guard isMultiple, let id = layout.id(of: index) else { return }
    drag = (index, !selection.contains(id), selection)
    moveDrag(to: index, in: layout)
  }

  /// Continues a drag; rows that it has left return to their earlier state.
  mutating func moveDrag(to index: Int, in layout: any SelectionLayout) {
    guard let drag, index >= 0, index < layout.count else { return }
    selection = drag.base
    set(drag.selects, min(drag.start, index)..<max(drag.start, index) + 1, in: layout)
  }

  /// Ends a drag.
  mutating func endDrag() { drag = nil }

  /// Whether a drag selects or deselects rows.
  var isDragging: Bool { drag != nil }
}
