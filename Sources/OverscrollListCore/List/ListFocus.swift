/// A kind of focus that keeps an item mounted outside the viewport.
package enum ListFocus: UInt8, Hashable, Sendable, CaseIterable {
  /// The keyboard focus.
  case keyboard
  /// The focus of an assistive technology, such as VoiceOver's cursor.
  case assistive
}

/// The indices of the items that have a focus.
struct FocusedItems: Hashable, Sendable {
  /// The item with the keyboard focus.
  private(set) var keyboard: Int?
  /// The item with the focus of an assistive technology.
  private(set) var assistive: Int?

  /// The item that has a focus, or `nil`.
  subscript(_ focus: ListFocus) -> Int? {
    get {
      switch focus {
      case .keyboard: keyboard
      case .assistive: assistive
      }
    }
    set {
      switch focus {
      case .keyboard: keyboard = newValue
      case .assistive: assistive = newValue
      }
    }
  }

  /// Updates the indices after an edit of a list of `count` items.
  ///
  /// A removed item loses its focus.
  mutating func renumber(by edit: ListEdit, count: Int) {
    keyboard = keyboard.flatMap { edit.newIndex(of: $0, count: count) }
    assistive = assistive.flatMap { edit.newIndex(of: $0, count: count) }
  }
}
