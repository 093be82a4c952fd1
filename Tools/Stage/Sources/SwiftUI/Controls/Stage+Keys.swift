public import Foundation

extension Stage {
  /// The view that has the keyboard.
  public var focusedElement: Element? { focused(.keyboard) }

  /// Gives the keyboard to the innermost view at a point that takes it, or to none.
  ///
  /// - Returns: Whether there is one.
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

  /// Presses a key: the focused view is asked and those around it, then shortcuts, of which the first one
  /// found counts (`FrameAndKeyProbes`).
  ///
  /// - Returns: Whether anything took it.
  @discardableResult public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    defer { update() }
    // Belief: a view's key actions are not asked of keys with Command.
    if !modifiers.contains(.command), pressFocused(KeyPress(key: key)) { return true }
    var target: ControlElement?
    visitAll { element in
      guard target == nil, let element = element as? ModifiedElement,
        let shortcut = (element.modifier as? Shortcut)?.shortcut,
        shortcut.key == key, shortcut.modifiers == modifiers
      else { return }
      element.visit { if target == nil { target = $0 as? ControlElement } }
    }
    // A control that is disabled keeps its keys from others. Belief.
    guard let target, target.isOn, let action = target.tapAction else { return false }
    action()
    return true
  }

  private func pressFocused(_ press: KeyPress) -> Bool {
    // What is outside of `focusable` is asked after what is inside; both hold the focus.
    for element in focusedElement?.ancestry ?? [] {
      guard let action = (element as? ModifiedElement)?.modifier as? KeyAction else { continue }
      if action.keys.contains(press.key), action.action(press) == .handled { return true }
    }
    return false
  }
}
