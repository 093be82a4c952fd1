#if canImport(SwiftUI) && !canImport(ObjectiveC)
  package import Foundation
  import SwiftUI
  import PlatformViews

  // What one sees.
  extension Screen {
    /// The scroll views, from back to front.
    package var scrolls: [ScreenScroll] {
      stage.scrollElements.map { element in
        let insets = element.view.contentInset
        return ScreenScroll(
          frame: element.frame, offset: element.offset, contentSize: element.view.contentSize,
          insets: EdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      }
    }

    /// The texts that can be seen.
    package var texts: [String] { stage.visibleTexts.map(\.text) }

    /// Where a text is in the window, in pt, if it can be seen.
    package func frame(of text: String) -> CGRect? { stage.visibleTexts.first { $0.text == text }?.frame }

    /// The names of the actions that assistive technologies offer.
    package var accessibilityActions: [String] { stage.accessibilityActions.map(\.name) }

    /// Performs an action of assistive technologies.
    ///
    /// - Returns: Whether there is one of the name.
    @discardableResult package func perform(_ action: String) -> Bool {
      guard let found = stage.accessibilityActions.first(where: { $0.name == action }) else { return false }
      found.perform()
      stage.update()
      return true
    }

    /// What has been announced.
    package var announcements: [String] {
      UIFeedbackLog.entries.compactMap { entry in
        if case .announcement(let words, _) = entry { words } else { nil }
      }
    }

    /// How often something was felt.
    package var haptics: Int {
      UIFeedbackLog.entries.count { entry in
        switch entry {
        case .impact, .notification: true
        case .announcement: false
        }
      }
    }

    /// What SwiftUI would complain of.
    package var complaints: [String] { stage.complaints }

    /// How often views were evaluated whose type's name begins so.
    package func evaluations(of name: String) -> Int {
      stage.evaluations.byName.reduce(0) { $0 + ($1.key.hasPrefix(name) ? $1.value : 0) }
    }
  }

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
