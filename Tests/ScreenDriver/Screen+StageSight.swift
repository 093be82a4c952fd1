#if canImport(SwiftUI) && !canImport(ObjectiveC)
  package import Foundation
  import SwiftUI
  import PlatformViews

  // The state of a screen that a test can read.
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

    /// The visible texts.
    package var texts: [String] { stage.visibleTexts.map(\.text) }

    /// The visible texts with their frames in the window, in pt, from back to front.
    ///
    /// One reading takes as long as one call of `frame(of:)`.
    package var textFrames: [(text: String, frame: CGRect)] { stage.visibleTexts }

    /// Returns the frame of a visible text in the window, in pt, or `nil`.
    package func frame(of text: String) -> CGRect? { stage.visibleTexts.first { $0.text == text }?.frame }

    /// The names of the available accessibility actions.
    package var accessibilityActions: [String] { stage.accessibilityActions.map(\.name) }

    /// Performs the accessibility action with a name.
    ///
    /// - Returns: Whether the action is available.
    @discardableResult package func perform(_ action: String) -> Bool {
      guard let found = stage.accessibilityActions.first(where: { $0.name == action }) else { return false }
      found.perform()
      stage.update()
      return true
    }

    /// The texts of the announcements, in order.
    package var announcements: [String] {
      UIFeedbackLog.entries.compactMap { entry in
        if case .announcement(let words, _) = entry { words } else { nil }
      }
    }

    /// The number of haptics since the screen was created.
    package var haptics: Int {
      UIFeedbackLog.entries.count { entry in
        switch entry {
        case .impact, .notification, .selection: true
        case .announcement, .page: false
        }
      }
    }

    /// Returns the number of evaluations of views whose type name has a prefix.
    package func evaluations(of name: String) -> Int {
      stage.evaluations.byName.reduce(0) { $0 + ($1.key.hasPrefix(name) ? $1.value : 0) }
    }
  }

  // The focus of the keyboard and of VoiceOver.
  extension Screen {
    /// Moves the keyboard focus to the field or view with a text, even if it is not visible.
    ///
    /// - Returns: Whether a field or view was found.
    @discardableResult package func focus(_ text: String) -> Bool { stage.focus(on: text) }

    /// Types into the view with the keyboard focus.
    package func typeText(_ text: String) { stage.typeText(text) }

    /// Moves VoiceOver's cursor to the element with a text, even if it is not visible.
    ///
    /// - Returns: Whether an element was found.
    @discardableResult package func read(_ text: String) -> Bool { stage.read(text) }

    /// The label of the view with the keyboard focus, for example a field's title, or `nil`.
    package var focused: String? { stage.focusedLabel }
  }
#endif
