/// A kind of focus that an item can have, and that keeps it mounted wherever the viewport is.
package enum ListFocus: UInt8, Hashable, Sendable, CaseIterable {
  /// The keyboard's focus: keys go there.
  case keyboard
  /// What an assistive technology is on, such as VoiceOver's cursor.
  case assistive
}

/// The items that have a focus, by their numbers.
struct FocusedItems: Hashable, Sendable {
  /// The item with the keyboard's focus.
  private(set) var keyboard: Int?
  /// The item that an assistive technology is on.
  private(set) var assistive: Int?

  /// The item that has a focus, or nil.
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

  /// Follows an edit of a list of n items; the focus of an item that has gone is let go.
  mutating func renumber(by edit: ListEdit, count: Int) {
    keyboard = keyboard.flatMap { edit.number(of: $0, count: count) }
    assistive = assistive.flatMap { edit.number(of: $0, count: count) }
  }
}
