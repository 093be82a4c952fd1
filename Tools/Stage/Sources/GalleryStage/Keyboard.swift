import Foundation
import SwiftUI
import UIKit

/// Presses keys, which are named as in browsers.
@MainActor struct Keyboard {
  private let stage: Stage

  init(_ stage: Stage) { self.stage = stage }

  /// Presses a key.
  ///
  /// The view with the keyboard focus handles the key first. If no view handles it, the first scroll view
  /// scrolls, as on an iPad.
  func press(_ name: String, isCommand: Bool) {
    guard let key = Self.keys[name] ?? character(name) else { return }
    if stage.key(key, modifiers: isCommand ? .command : []) || isCommand { return }
    switch name {
    case "PageDown", " ": stage.accessibilityScroll(.bottom)
    case "PageUp": stage.accessibilityScroll(.top)
    case "Home": stage.window.tapStatusBar()
    case "End": turn(by: CGPoint(x: 0, y: -100_000))
    case "ArrowDown": turn(by: CGPoint(x: 0, y: -Self.line))
    case "ArrowUp": turn(by: CGPoint(x: 0, y: Self.line))
    case "ArrowLeft": turn(by: CGPoint(x: Self.line, y: 0))
    case "ArrowRight": turn(by: CGPoint(x: -Self.line, y: 0))
    default: if name.count == 1 { stage.typeText(name) }
    }
  }

  private func character(_ name: String) -> KeyEquivalent? {
    name.count == 1 ? name.first.map { KeyEquivalent(extendedGraphemeClusterLiteral: $0) } : nil
  }

  /// Scrolls the first scroll view by a wheel's step.
  private func turn(by distance: CGPoint) {
    guard let frame = stage.scrollElements.first?.frame else { return }
    stage.window.scrollWheel(
      by: distance, at: CGPoint(x: frame.midX, y: frame.minY + frame.height * 0.4),
      time: stage.clock.seconds)
  }

  /// The distance that an arrow key scrolls, in pt.
  private static let line = 40.0

  private static let keys: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow, "ArrowRight": .rightArrow,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, " ": .space,
  ]
}
