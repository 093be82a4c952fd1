public import Foundation

extension Stage {
  /// The element with the keyboard focus.
  public var focusedElement: Element? { focused(.keyboard) }

  /// Moves the keyboard focus to the innermost focusable view at a point.
  ///
  /// Removes the focus if no view is found.
  ///
  /// - Returns: Whether a view was found.
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

  /// Presses a key, for the focused view, its ancestors, and then for shortcuts.
  ///
  /// The first matching shortcut wins (`FrameAndKeyProbes`).
  ///
  /// - Returns: Whether the key was handled.
  @discardableResult public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    defer { update() }
    // Belief: key actions of a view ignore keys with Command.
    if !modifiers.contains(.command), pressFocused(KeyPress(key: key)) { return true }
    var target: ControlElement?
    visitAll { element in
      guard target == nil, let element = element as? ModifiedElement,
        let shortcut = (element.modifier as? Shortcut)?.shortcut,
        shortcut.key == key, shortcut.modifiers == modifiers
      else { return }
      element.visit { if target == nil { target = $0 as? ControlElement } }
    }
    // Belief: a disabled control still reserves its shortcut.
    guard let target, target.isOn, let action = target.tapAction else { return false }
    action()
    return true
  }

  private func pressFocused(_ press: KeyPress) -> Bool {
    // Key actions run from the inside out. Those outside of `focusable` have the focus as well.
    for element in focusedElement?.ancestry ?? [] {
      guard let action = (element as? ModifiedElement)?.modifier as? KeyAction else { continue }
      if action.keys.contains(press.key), action.action(press) == .handled { return true }
    }
    return false
  }
}
