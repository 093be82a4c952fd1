/// A key of the keyboard.
public struct Key: Sendable, Hashable {
  /// The page's `event.key`, such as `ArrowDown` or `a`.
  public let name: String
  /// The page's `event.code`, such as `KeyA`.
  public let code: String
  let virtualCode: Int
  let text: String

  private init(_ name: String, code: String? = nil, _ virtualCode: Int, text: String = "") {
    self.name = name
    self.code = code ?? name
    self.virtualCode = virtualCode
    self.text = text
  }

  /// The arrow up.
  public static let arrowUp = Key("ArrowUp", 38)
  /// The arrow down.
  public static let arrowDown = Key("ArrowDown", 40)
  /// The arrow left.
  public static let arrowLeft = Key("ArrowLeft", 37)
  /// The arrow right.
  public static let arrowRight = Key("ArrowRight", 39)
  /// Page up.
  public static let pageUp = Key("PageUp", 33)
  /// Page down.
  public static let pageDown = Key("PageDown", 34)
  /// Home.
  public static let home = Key("Home", 36)
  /// End.
  public static let end = Key("End", 35)
  /// The space bar.
  public static let space = Key(" ", code: "Space", 32, text: " ")
  /// Tab.
  public static let tab = Key("Tab", 9)
  /// Enter.
  public static let enter = Key("Enter", 13, text: "\r")
}

/// The modifier keys that are down while another key is pressed.
public struct KeyModifiers: OptionSet, Sendable, Hashable {
  /// The browser's number for the set.
  public let rawValue: Int

  /// Creates a set from the browser's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Alt, or Option.
  public static let alt = KeyModifiers(rawValue: 1)
  /// Control.
  public static let control = KeyModifiers(rawValue: 2)
  /// Command, or Windows.
  public static let command = KeyModifiers(rawValue: 4)
  /// The Shift key.
  ///
  /// It does not capitalize a letter: to type a capital letter, press the key of the capital letter.
  public static let shift = KeyModifiers(rawValue: 8)
}
