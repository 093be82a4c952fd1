/// A view that can have the keyboard focus.
///
/// Documented: `focusable(_:)`.
struct Focusable: ElementModifier {
  var name: String { "focusable" }
}

/// Documented: `focusEffectDisabled(_:)`.
///
/// The stage draws no focus effect.
private struct FocusEffect: ElementModifier {
  var name: String { "focusEffectDisabled" }
}

/// Handles keys while the view or a descendant has the focus.
///
/// Documented: `onKeyPress(keys:phases:action:)`.
struct KeyAction: ElementModifier {
  let keys: Set<KeyEquivalent>
  let action: (KeyPress) -> KeyPress.Result

  var name: String { "onKeyPress" }
}

/// Activates the first control in a view by a keyboard shortcut.
///
/// Documented: `keyboardShortcut(_:)`.
struct Shortcut: ElementModifier {
  let shortcut: KeyboardShortcut

  var name: String { "keyboardShortcut" }
}

extension View {
  public func focusable() -> some View { modified(Focusable()) }

  public func focusEffectDisabled() -> some View { modified(FocusEffect()) }

  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modified(KeyAction(keys: keys, action: action))
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modified(Shortcut(shortcut: shortcut))
  }
}
