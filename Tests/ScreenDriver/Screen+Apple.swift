#if canImport(SwiftUI) && canImport(ObjectiveC)
  package import Foundation
  package import SwiftUI

  // The shared part of the UIKit and AppKit screens. Both show a view in a system window, in real time. The
  // authors had no Mac, so they have not run this code.

  /// An element of the accessibility tree.
  struct ScreenElement {
    /// The label of the element.
    var label: String
    /// The frame in the window, in pt, or an empty frame if the element is not visible.
    var frame: CGRect
    /// The closure that activates the element, as a tap does.
    var activate: @MainActor () -> Void
  }

  /// A custom accessibility action of an element or a container.
  struct ScreenAction {
    var name: String
    var perform: @MainActor () -> Void
  }

  extension Screen {
    /// Whether a test can use a second finger.
    package nonisolated static let hasSecondFinger = false
    /// Whether a test can scroll with a trackpad in addition to touching with fingers.
    package nonisolated static let hasTrackpad = false
    /// Whether a test can move the keyboard focus and type.
    package nonisolated static let hasKeyboard = true
    /// Whether a test can press arrow keys and Escape.
    package nonisolated static let canPressKeys = false

    /// Does nothing (see `canPressKeys`).
    @discardableResult package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
      false
    }

    /// Whether a test can move VoiceOver's cursor.
    ///
    /// A program cannot turn VoiceOver on.
    package nonisolated static let hasVoiceOver = false
    /// Whether the driver counts evaluations.
    package nonisolated static let knowsEvaluations = false
    /// Whether a test can enable Reduce Motion; SwiftUI's value is read-only.
    package nonisolated static let canReduceMotion = false

    /// Does nothing (see `canReduceMotion`).
    package static func reduceMotion(_ environment: inout EnvironmentValues) {}

    /// Whether the driver records announcements and haptics; only the stage does.
    package nonisolated static let knowsFeedback = false

    /// Does nothing (see `hasTrackpad`).
    package func trackpad(
      by distance: CGSize, over seconds: Double, at point: CGPoint, lifts: Bool = true
    ) async {}

    /// Does nothing (see `hasVoiceOver`).
    @discardableResult package func read(_ text: String) -> Bool { false }

    /// Waits for a number of frames of 1/60 s, at every frame rate of the display.
    package func frames(_ count: Int) async { await wait(Double(count) / 60) }

    /// Waits for a time, in s.
    package func wait(_ seconds: Double) async {
      passEvents()
      try? await Task.sleep(for: .seconds(seconds))
      passEvents()
      layOut()
    }

    /// Taps the center of a visible text or button.
    ///
    /// - Returns: Whether the text is visible.
    @discardableResult package func tap(_ text: String) -> Bool {
      guard let frame = frame(of: text) else { return false }
      tap(CGPoint(x: frame.midX, y: frame.midY))
      return true
    }

    /// The visible texts, which are the labels of accessibility elements.
    package var texts: [String] { visibleElements.map(\.label) }

    /// The visible texts with their frames in the window, in pt.
    package var textFrames: [(text: String, frame: CGRect)] { visibleElements.map { ($0.label, $0.frame) } }

    /// Returns the frame of a visible text in the window, in pt, or `nil`.
    package func frame(of text: String) -> CGRect? { visibleElements.first { $0.label == text }?.frame }

    var visibleElements: [ScreenElement] { elements.filter { !$0.label.isEmpty && !$0.frame.isEmpty } }

    /// The names of the available accessibility actions, without repetitions.
    package var accessibilityActions: [String] {
      var seen: Set<String> = []
      return actions.map(\.name).filter { seen.insert($0).inserted }
    }

    /// Performs the accessibility action with a name.
    ///
    /// - Returns: Whether the action is available.
    @discardableResult package func perform(_ action: String) -> Bool {
      guard let found = actions.first(where: { $0.name == action }) else { return false }
      found.perform()
      return true
    }

    /// The announcements, always empty on Apple's systems (see `knowsFeedback`).
    package var announcements: [String] { [] }

    /// The number of haptics, always 0 on Apple's systems (see `knowsFeedback`).
    package var haptics: Int { 0 }

    /// Returns 0, because evaluations are not counted (see `knowsEvaluations`).
    package func evaluations(of name: String) -> Int { 0 }
  }
#endif
