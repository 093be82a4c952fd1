#if canImport(SwiftUI) && canImport(ObjectiveC)
  package import Foundation
  import SwiftUI

  // What UIKit's and AppKit's screens share. Both show a view in a window of the system's, in real time. None of it has
  // been run by those who wrote it: they had no Mac.

  /// Something that assistive technologies find, as a screen reads it.
  struct ScreenElement {
    /// What it says.
    var label: String
    /// Where it can be seen in the window, in pt; empty if it cannot.
    var frame: CGRect
    /// Does what a tap does.
    var activate: @MainActor () -> Void
  }

  /// An action that an element offers, or a container.
  struct ScreenAction {
    var name: String
    var perform: @MainActor () -> Void
  }

  extension Screen {
    /// Whether a test can put a second finger on it.
    package nonisolated static let hasSecondFinger = false
    /// Whether a test can scroll it with a trackpad beside fingers.
    package nonisolated static let hasTrackpad = false
    /// Whether a test can move the keyboard's focus, and type.
    package nonisolated static let hasKeyboard = true
    /// Whether a test can move VoiceOver: it would have to be on, which no program can see to.
    package nonisolated static let hasVoiceOver = false
    /// Whether it knows how often views were evaluated, and what SwiftUI complains of: only the stage does.
    package nonisolated static let knowsEvaluations = false
    /// Whether it knows what was announced and felt: only the stage does.
    package nonisolated static let knowsFeedback = false

    /// Does nothing (see `hasTrackpad`).
    package func trackpad(
      by distance: CGSize, over seconds: Double, at point: CGPoint, lifts: Bool = true
    ) async {}

    /// Does nothing (see `hasVoiceOver`).
    @discardableResult package func read(_ text: String) -> Bool { false }

    /// Lets display frames pass: a 60th of a second each, whatever the display does.
    package func frames(_ count: Int) async { await wait(Double(count) / 60) }

    /// Lets time pass, in s.
    package func wait(_ seconds: Double) async {
      passEvents()
      try? await Task.sleep(for: .seconds(seconds))
      passEvents()
      layOut()
    }

    /// Taps the middle of a text, which may be a button's.
    ///
    /// - Returns: Whether there is one.
    @discardableResult package func tap(_ text: String) -> Bool {
      guard let frame = frame(of: text) else { return false }
      tap(CGPoint(x: frame.midX, y: frame.midY))
      return true
    }

    /// The texts that can be seen: the labels of what assistive technologies find.
    package var texts: [String] { visibleElements.map(\.label) }

    /// Where a text is in the window, in pt, if it can be seen.
    package func frame(of text: String) -> CGRect? { visibleElements.first { $0.label == text }?.frame }

    var visibleElements: [ScreenElement] { elements.filter { !$0.label.isEmpty && !$0.frame.isEmpty } }

    /// The names of the actions that assistive technologies offer, each once.
    package var accessibilityActions: [String] {
      var seen: Set<String> = []
      return actions.map(\.name).filter { seen.insert($0).inserted }
    }

    /// Performs an action of assistive technologies.
    ///
    /// - Returns: Whether there is one of the name.
    @discardableResult package func perform(_ action: String) -> Bool {
      guard let found = actions.first(where: { $0.name == action }) else { return false }
      found.perform()
      return true
    }

    /// What has been announced: not known here (see `knowsFeedback`).
    package var announcements: [String] { [] }

    /// How often something was felt: not known here (see `knowsFeedback`).
    package var haptics: Int { 0 }

    /// What SwiftUI would complain of: it does so in the log, where nobody looks (see `knowsEvaluations`).
    package var complaints: [String] { [] }

    /// How often views were evaluated: not known here (see `knowsEvaluations`).
    package func evaluations(of name: String) -> Int { 0 }
  }
#endif
