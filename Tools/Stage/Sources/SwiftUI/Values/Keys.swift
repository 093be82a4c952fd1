/// A key, identified by the character that it types.
///
/// Keys that type no character, such as the arrow keys, have the characters that AppKit defines for them.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  let character: Character

  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let escape: KeyEquivalent = "\u{1B}"
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let space: KeyEquivalent = " "
}

/// The modifier keys that are pressed together with a key.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let shift = EventModifiers(rawValue: 2)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}

/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  let key: KeyEquivalent
  let modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key that the user has pressed.
public struct KeyPress: Sendable {
  public let key: KeyEquivalent
  /// The keys that are held.
  public let modifiers: EventModifiers

  public enum Result: Sendable {
    case handled, ignored
  }
}
