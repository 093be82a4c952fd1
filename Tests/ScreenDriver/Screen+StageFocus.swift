#if canImport(SwiftUI) && !canImport(ObjectiveC)
  import SwiftUI

  // Where the stage's focus is.
  extension Screen {
    /// Moves the keyboard's focus to the field, or the view, that says a text, as Tab would, seen or not.
    ///
    /// - Returns: Whether there is one.
    @discardableResult package func focus(_ text: String) -> Bool { stage.focus(on: text) }

    /// Types into what has the keyboard's focus.
    package func typeText(_ text: String) { stage.typeText(text) }

    /// Moves VoiceOver to the element that says a text, seen or not.
    ///
    /// - Returns: Whether there is one.
    @discardableResult package func read(_ text: String) -> Bool { stage.read(text) }

    /// What is said of the view that has the keyboard's focus: a field's title.
    package var focused: String? { stage.focusedLabel }
  }
#endif
