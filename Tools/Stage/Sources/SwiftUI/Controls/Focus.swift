/// A modifier that lets a view have the keyboard focus.
struct Focusable: ElementModifier {
  var name: String { "focusable" }
}

/// The modifier of `focusEffectDisabled()`.
///
/// It does nothing, because the stage draws no focus effect.
private struct FocusEffect: ElementModifier {
  var name: String { "focusEffectDisabled" }
}

/// A modifier that handles keys while its view or a descendant has the keyboard focus.
struct KeyAction: ElementModifier {
  let keys: Set<KeyEquivalent>
  let action: (KeyPress) -> KeyPress.Result

  var name: String { "onKeyPress" }
}

/// A modifier that gives the first control in its view a keyboard shortcut.
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
