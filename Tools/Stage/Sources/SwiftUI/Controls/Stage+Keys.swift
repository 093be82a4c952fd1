public import Foundation

extension Stage {
  /// The element that has the keyboard focus.
  public var focusedElement: Element? { focused(.keyboard) }

  /// Moves the keyboard focus to the innermost focusable view at a point of the window.
  ///
  /// If no such view exists, the focus is removed.
  ///
  /// - Returns: Whether such a view exists.
  @discardableResult public func focus(at point: CGPoint) -> Bool {
    var found: ModifiedElement?
    visitAll { element in
      guard let element = element as? ModifiedElement, element.modifier is Focusable else { return }
      if element.frame.contains(point), element.environment.isEnabled { found = element }
    }
    move(.keyboard, to: found)
    update()
    return found != nil
  }

  /// Presses a key.
  ///
  /// The focused view and its ancestors receive it first, and then keyboard shortcuts. If several controls
  /// have the same shortcut, the first control is activated (checked by `FrameAndKeyProbes`).
  ///
  /// - Returns: Whether a view or a shortcut handled the key.
  @discardableResult public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    defer { update() }
    // Belief: `onKeyPress` actions do not receive keys that are pressed together with Command.
    if !modifiers.contains(.command), pressFocused(KeyPress(key: key, modifiers: modifiers)) { return true }
    var target: ControlElement?
    visitAll { element in
      guard target == nil, let element = element as? ModifiedElement,
        let shortcut = (element.modifier as? Shortcut)?.shortcut,
        shortcut.key == key, shortcut.modifiers == modifiers
      else { return }
      element.visit { if target == nil { target = $0 as? ControlElement } }
    }
    // Belief: a disabled control still owns its shortcut, so no further control is activated.
    guard let target, target.isOn, let action = target.tapAction else { return false }
    action()
    return true
  }

  private func pressFocused(_ press: KeyPress) -> Bool {
    // Key actions run from the inside out, including the actions of ancestors of the focused view.
    for element in focusedElement?.ancestry ?? [] {
      guard let action = (element as? ModifiedElement)?.modifier as? KeyAction else { continue }
      if action.keys.contains(press.key), action.action(press) == .handled { return true }
    }
    return false
  }
}
